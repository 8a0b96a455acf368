// What the package ships as the types of `index.ts`, which itself would bring those of the whole engine.
import type { RenderTestPage, RenderTestSection } from './contract.ts';

export type { RenderedPage, TestContent, TestDiagnostic, TestPageInput, TestSectionInput } from './contract.ts';

/** Returns the document at a path. Throws where the content has errors, where no page is there, and what a template throws. */
declare const renderPage: RenderTestPage;
/** Returns a section, alone on a page, without header and footer. Throws as `renderPage` does. */
declare const renderSection: RenderTestSection;

export { renderPage, renderSection };

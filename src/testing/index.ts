// The entry point `archipel/testing`: renders pages and sections in the tests of a site.
import type { RenderTestPage, RenderTestSection } from './contract.ts';
import { renderPageAt } from './render-page-at.ts';
import { renderSectionIn } from './render-section-in.ts';

export type { RenderedPage, TestContent, TestDiagnostic, TestPageInput, TestSectionInput } from './contract.ts';

// `declarations.ts` declares the published types and documents them.
const renderPage: RenderTestPage = renderPageAt;
const renderSection: RenderTestSection = renderSectionIn;

export { renderPage, renderSection };

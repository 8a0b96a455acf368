// The link-preview image of a page, drawn over backdrop.svg: an orb with its light, the site, the subject, and the address. Each is
// a layer, so that layers that pages share are drawn once. Styles are inline because satori reads no stylesheet, and needs
// `display: flex` on each element with several children.
import type { PreviewLayer } from 'archipel';
import type { CSSProperties } from 'react';
import { fit, type Room, tracking } from './fit.ts';
import { glow, orb, PictureMark } from './orb.tsx';
import type { PreviewWords } from './words.ts';

interface PictureInput {
  readonly words: PreviewWords;
  readonly accent: string;
  /** The name of the site, and the URL of its home page as people write it. */
  readonly name: string;
  readonly address: string;
}

const left = 76;
/** Space at the left of a text, because the drawn letters can start a little to the left of their position. */
const margin = 6;

/** The width of the text, beside an orb or alone. */
const widths = { beside: 668, alone: 1048 } as const;

const texts = {
  name: { face: 'space-grotesk', sizes: [31], lineHeight: 1.2, color: '#f1f4fd' },
  kicker: { face: 'inter', sizes: [31], lineHeight: 1.25, color: undefined },
  title: { face: 'space-grotesk', sizes: [118, 88, 68], lineHeight: 1.08, color: '#f7f9ff' },
  lead: { face: 'inter', sizes: [33, 33], lineHeight: 1.36, color: '#c3cce6' },
  address: { face: 'inter', sizes: [27], lineHeight: 1.2, color: '#a5b0d0' },
} as const satisfies Readonly<Record<string, Omit<Room, 'width'> & { readonly lineHeight: number; readonly color: string | undefined }>>;

interface LinesProps {
  readonly look: keyof typeof texts;
  readonly width: number;
  readonly text: string;
  readonly style?: CSSProperties;
}

/** Renders all lines of a text in one element, because each element takes half a millisecond. */
function Lines({ look, width, text, style }: LinesProps) {
  const { face, sizes, lineHeight, color } = texts[look];
  const { lines, size } = fit(text, { face, width, sizes });
  const type = { fontFamily: face, fontSize: size, lineHeight, letterSpacing: `${tracking[face] / 1000}em`, whiteSpace: 'pre' } as const;
  return <div style={{ ...type, ...(color === undefined ? {} : { color }), ...style }}>{lines.join('\n')}</div>;
}

function Subject({ words, accent, width }: Pick<PictureInput, 'words' | 'accent'> & { readonly width: number }) {
  const { kicker, title, lead } = words;
  const lines = fit(title, { ...texts.title, width }).lines.length;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%', paddingLeft: margin }}>
      {kicker !== undefined && <Lines look="kicker" width={width} text={kicker} style={{ color: accent, marginBottom: 16 }} />}
      <Lines look="title" width={width} text={title} />
      {lead !== undefined && lines < 3 && <Lines look="lead" width={width} text={lead} style={{ marginTop: 22 }} />}
    </div>
  );
}

const Brand = ({ name }: Pick<PictureInput, 'name'>) => (
  <div style={{ display: 'flex', alignItems: 'center', paddingLeft: margin }}>
    <PictureMark />
    <Lines look="name" width={560} text={name} style={{ marginLeft: 16 }} />
  </div>
);

/** Returns the layers on the backdrop, from bottom to top. */
export function layersOf({ words, accent, name, address }: PictureInput): readonly PreviewLayer[] {
  const { icon, satellites } = words;
  const width = icon === undefined ? widths.alone : widths.beside;
  const start = left - margin;
  return [
    glow(accent),
    ...(icon === undefined ? [] : orb({ icon, satellites, accent })),
    { left: start, top: 56, width: 646, height: 54, content: <Brand name={name} /> },
    { left: start, top: 126, width: width + 2 * margin, height: 410, content: <Subject words={words} accent={accent} width={width} /> },
    {
      left: start,
      top: 548,
      width: widths.beside + 2 * margin,
      height: 36,
      content: <Lines look="address" width={widths.beside} text={address} style={{ paddingLeft: margin }} />,
    },
  ];
}

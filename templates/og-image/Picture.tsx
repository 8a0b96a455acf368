// The link-preview image of a page, drawn over backdrop.svg: the site, the subject, and the place of the page. Its
// styles are inline because satori reads no stylesheet, and needs `display: flex` on each element with several
// children.
import type { CSSProperties } from 'react';
import { fit, type Room, tracking } from './fit.ts';
import { PictureMark, PictureOrb } from './PictureOrb.tsx';
import type { PreviewWords } from './words.ts';

interface PictureProps {
  readonly words: PreviewWords;
  readonly accent: string;
  /** The name of the site and the URL of its home page, as people write it. */
  readonly name: string;
  readonly address: string;
}

const left = 76;
const column = { flexDirection: 'column', display: 'flex' } as const;

/** The width of the text: less beside an orb. */
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

/** A text that is already broken into lines. */
function Lines({ look, width, text, style }: LinesProps) {
  const { face, sizes, lineHeight, color } = texts[look];
  const { lines, size } = fit(text, { face, width, sizes });
  const type = { fontFamily: face, fontSize: size, lineHeight, letterSpacing: `${tracking[face] / 1000}em`, whiteSpace: 'pre' } as const;
  return (
    <div style={{ ...column, ...type, ...(color === undefined ? {} : { color }), ...style }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

export function Picture({ words, accent, name, address }: PictureProps) {
  const { kicker, title, lead, icon, satellites } = words;
  const width = icon === undefined ? widths.alone : widths.beside;
  const lines = fit(title, { ...texts.title, width }).lines.length;
  return (
    <div style={{ display: 'flex', width: 1200, height: 630 }}>
      {icon !== undefined && <PictureOrb icon={icon} satellites={satellites} accent={accent} />}
      <div style={{ position: 'absolute', left, top: 56, display: 'flex', alignItems: 'center' }}>
        <PictureMark />
        <Lines look="name" width={560} text={name} style={{ marginLeft: 16 }} />
      </div>
      <div style={{ ...column, position: 'absolute', left, top: 126, height: 410, justifyContent: 'center' }}>
        {kicker !== undefined && <Lines look="kicker" width={width} text={kicker} style={{ color: accent, marginBottom: 16 }} />}
        <Lines look="title" width={width} text={title} />
        {lead !== undefined && lines < 3 && <Lines look="lead" width={width} text={lead} style={{ marginTop: 22 }} />}
      </div>
      <Lines look="address" width={widths.beside} text={address} style={{ position: 'absolute', left, bottom: 50 }} />
    </div>
  );
}

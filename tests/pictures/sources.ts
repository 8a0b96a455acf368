// Pictures that tests encode, and an empty project in which they encode them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';

/** Draws a picture with details: a gradient and a moon. */
export function sky(width: number, height: number): Sharp {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="#070b1a"/><stop offset="1" stop-color="#6d52ff"/></linearGradient>
    <path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 3}" cy="${height / 3}" r="${height / 5}" fill="#67e3fb"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: '#070b1a' });
}

/** Creates a project without a cache. */
export function emptyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'archipel-pictures-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  mkdirSync(join(project, 'node_modules'));
  return project;
}

// The walk through prose visits what the library visits, in its order.
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { visitNodes } from '../../src/content/prose/visit-nodes.ts';
import { randomFrom } from '../support/random.ts';

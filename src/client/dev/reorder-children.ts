// The order of siblings, with as few moves as can be: a move stops what an element was doing.

/** Puts `nodes` into `parent` in this order. Those that stand in order already stay, others move around them; what else is in `parent` is left alone. */
export function arrange(parent: Element, nodes: readonly ChildNode[]): void {
  const places = new Map([...parent.childNodes].map((node, at) => [node, at]));
  const staying = new Set(longestRise(nodes.map((node) => places.get(node))).map((at) => nodes[at]));
  let previous: ChildNode | undefined;
  for (const node of nodes) {
    if (!staying.has(node)) place(parent, node, previous ? previous.nextSibling : parent.firstChild);
    previous = node;
  }
}

/** Where the browser can, an element keeps focus, dialogs and animations on its way. */
interface Mover {
  moveBefore?(node: Node, next: Node | null): void;
}

function place(parent: Element & Mover, node: ChildNode, next: ChildNode | null): void {
  if (parent.moveBefore && node.parentNode === parent) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

/** The places in `numbers` of its longest rising subsequence. */
export function longestRise(numbers: readonly (number | undefined)[]): readonly number[] {
  // By length, less one: where the rise of this length ends that ends lowest.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) continue;
    const length = ends.findLastIndex((end) => (numbers[end] ?? 0) < number) + 1;
    previous[at] = ends[length - 1];
    ends[length] = at;
  }
  const places: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) places.push(at);
  return places.reverse();
}

// Delays dialogs that a timer opens while content is edited, because they would take the focus and interrupt typing.
import { isOfPage } from '../overlay/overlay-host.ts';

let held: (() => void)[] | undefined;
let lastPress = Number.NEGATIVE_INFINITY;

/** Time after a press, in milliseconds. A dialog that opens within this time counts as a response to the press. */
const answerTime = 1000;

const { showModal } = HTMLDialogElement.prototype;

/** Starts delaying dialogs, or stops this and opens the delayed ones. */
export function holdDialogs(isHeld: boolean): void {
  if (isHeld && held === undefined) {
    held = [];
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      if (performance.now() - lastPress < answerTime) return showModal.call(this);
      held?.push(() => this.isConnected && !this.open && showModal.call(this));
    };
  } else if (!isHeld && held !== undefined) {
    const waiting = held;
    held = undefined;
    HTMLDialogElement.prototype.showModal = showModal;
    for (const show of waiting) show();
  }
}

for (const type of ['pointerdown', 'keydown'])
  addEventListener(
    type,
    (event) => {
      // Keys and clicks in the panel never open a dialog of the page.
      if (isOfPage(event)) lastPress = performance.now();
    },
    true,
  );

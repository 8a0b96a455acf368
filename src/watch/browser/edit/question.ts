import { button, element } from '../overlay/element.ts';

interface QuestionAnswer {
  readonly label: string;
  readonly act: () => void;
}

export interface Question {
  readonly part: HTMLElement;
  /** Displays a question; each answer removes it. */
  readonly ask: (content: readonly Node[], answers: readonly QuestionAnswer[]) => void;
}

/** Creates a container for one question at a time, with buttons for the answers. At first, it is empty. */
export function createQuestion(): Question {
  const part = element('div', { class: 'edit-question', role: 'group', hidden: '' });
  const hide = (): void => {
    part.hidden = true;
    part.replaceChildren();
  };
  const answerOf = ({ label, act }: QuestionAnswer): HTMLElement =>
    button(
      {},
      () => {
        hide();
        act();
      },
      label,
    );
  return {
    part,
    ask: (content, answers) => {
      part.replaceChildren(...content, ...answers.map(answerOf));
      part.hidden = false;
      part.querySelector('button')?.focus();
    },
  };
}

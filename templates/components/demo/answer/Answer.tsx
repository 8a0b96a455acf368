// A question, the answer to it on a card with its source, and the times for a call back.
import { useView } from '../../../ViewContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Frame } from '../Frame.tsx';
import type { AnswerView } from './schema.ts';

export function Answer({ answer: { question, answer, source, slotsTitle, slots, ...frame } }: { readonly answer: AnswerView }) {
  const { t } = useView();
  return (
    <Frame {...frame}>
      <p className="answer__question">{question}</p>
      <div className="answer__card">
        <p>{answer}</p>
        <p className="answer__source">
          <Icon name="file-check" />
          {source}
        </p>
      </div>
      <p className="answer__title">{slotsTitle}</p>
      <ul className="answer__slots">
        {slots.map(({ time, isChosen }) => (
          <li key={time} className={isChosen ? 'answer__slot answer__slot--chosen' : 'answer__slot'}>
            {isChosen && <Icon name="check" />}
            {time}
            {isChosen && <span className="visually-hidden"> ({t('demo.chosen')})</span>}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

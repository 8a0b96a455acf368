// The hero of a page: a headline with a lead, buttons, supporting figures, and a drawing.
import type { ActionView } from 'archipel';
import type { ReactNode } from 'react';
import { Figures } from '../cards/Figures.tsx';
import type { Metric } from '../cards/items.ts';
import { Actions } from '../links/Actions.tsx';
import { unbroken } from '../section/unbroken.tsx';
import { PageTop } from './PageTop.tsx';

interface OpeningProps {
  readonly id?: string | undefined;
  readonly picture?: ReactNode;
  readonly back?: ActionView | undefined;
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly actions?: readonly ActionView[] | undefined;
  /** The price of the page's product, under the buttons. */
  readonly price?: ReactNode;
  readonly facts?: readonly Metric[] | undefined;
}

export const Opening = (props: OpeningProps) => (
  <section id={props.id} className={props.picture ? 'opening opening--pictured' : 'opening'}>
    <div className="container">
      <PageTop back={props.back} />
      <div className="opening__stage">
        <Words {...props} />
        {props.picture}
      </div>
      {props.facts && <Figures items={props.facts} className="figures--facts" />}
    </div>
  </section>
);

const Words = ({ kicker, title, lead, actions, price }: OpeningProps) => (
  <div className="opening__words">
    {kicker && <p className="kicker">{kicker}</p>}
    <h1 className="opening__title">{unbroken(title)}</h1>
    {lead && <p className="opening__lead">{lead}</p>}
    {actions && <Actions actions={actions} />}
    {price}
  </div>
);

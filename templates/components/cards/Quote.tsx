// A quote of a customer, with portrait, name, position and three figures.
import { Picture } from 'archipel';
import { ExampleMark } from '../example/ExampleMark.tsx';
import { Portrait } from '../images/Portrait.tsx';
import type { Testimonial } from './items.ts';

interface QuoteProps {
  readonly testimonial: Testimonial;
  /** All testimonials that are shown together. */
  readonly among: readonly Testimonial[];
}

const Quote = ({ testimonial, among }: QuoteProps) => (
  <figure className="quote">
    <blockquote className="quote__words">
      <p>{testimonial.quote}</p>
    </blockquote>
    <dl className="quote__metrics">
      {testimonial.metrics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <figcaption className="quote__person">
      {testimonial.image ? <Picture of={testimonial.image} alt="" className="portrait" /> : <Portrait person={testimonial} among={among} />}
      <span>
        <span className="quote__name">
          {testimonial.example && <ExampleMark />} {testimonial.name}
        </span>{' '}
        <span className="quote__position">{testimonial.position}</span>
      </span>
    </figcaption>
  </figure>
);

export const Quotes = ({ items }: { readonly items: readonly Testimonial[] }) => (
  <div className="quotes">
    {items.map((item) => (
      <Quote key={item.name} testimonial={item} among={items} />
    ))}
  </div>
);

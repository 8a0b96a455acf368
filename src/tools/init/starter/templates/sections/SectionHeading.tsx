interface Words {
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
}

/** Renders the heading with which most sections begin. */
export const SectionHeading = ({ kicker, title, lead }: Words) => (
  <div className="section__heading">
    {kicker && <p className="kicker">{kicker}</p>}
    <h2>{title}</h2>
    {lead && <p className="lead">{lead}</p>}
  </div>
);

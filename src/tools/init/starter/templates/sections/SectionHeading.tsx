interface Words {
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
}

/** How most sections open. */
export const SectionHeading = ({ kicker, title, lead }: Words) => (
  <div className="section__heading">
    {kicker && <p className="kicker">{kicker}</p>}
    <h2>{title}</h2>
    {lead && <p className="lead">{lead}</p>}
  </div>
);

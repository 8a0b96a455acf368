// The night sky behind every page: aurora, watermark, and 500 particles in two layers that twinkle in turn. Only
// styles animate it; the drawings are in templates/background.
const starLayers = [1, 2] as const;

export const Sky = () => (
  <div className="sky" aria-hidden="true">
    <div className="sky__watermark" />
    <div className="sky__aurora" />
    {starLayers.map((layer) => (
      <div key={layer} className={`sky__stars sky__stars--${layer}`} />
    ))}
  </div>
);

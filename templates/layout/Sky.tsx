// The night sky behind every page: aurora, watermark, and 500 particles in five layers that twinkle in turn. Only
// styles animate it; the drawings are in templates/background.
const starLayers = [1, 2, 3, 4, 5] as const;

export const Sky = () => (
  <div className="sky" aria-hidden="true">
    <div className="sky__aurora sky__aurora--violet" />
    <div className="sky__aurora sky__aurora--cyan" />
    <div className="sky__watermark" />
    {starLayers.map((layer) => (
      <div key={layer} className={`sky__stars sky__stars--${layer}`} />
    ))}
  </div>
);

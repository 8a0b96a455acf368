// The night sky behind every page: aurora, watermark, and 500 particles in two groups that twinkle at different speeds. The drawings of the
// particles are in templates/background. The watermark is inline SVG, because a picture of this size would count as the largest
// content of the page on phones.
const starLayers = [1, 2] as const;

const Watermark = () => (
  <svg className="sky__watermark" viewBox="0 0 700 480" aria-hidden="true" focusable="false">
    <linearGradient id="watermark" x2="1" y2="1">
      <stop stopColor="#67e3fb" stopOpacity=".13" />
      <stop offset=".55" stopColor="#a394ff" stopOpacity=".08" />
      <stop offset="1" stopColor="#a394ff" stopOpacity=".02" />
    </linearGradient>
    <path d="M202 20h86l182 440h-84l-41-104H145l-41 104H20L202 20zm43 82-72 182h144L245 102zM560 20h82v440h-82z" />
  </svg>
);

export const Sky = () => (
  <div className="sky" aria-hidden="true">
    <Watermark />
    <div className="sky__aurora" />
    {starLayers.map((layer) => (
      <div key={layer} className={`sky__stars sky__stars--${layer}`} />
    ))}
  </div>
);

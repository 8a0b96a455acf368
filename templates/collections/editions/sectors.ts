// The four sections of the industry overview (SPEC.md, section 2).
export const sectors = ['dialog', 'construction', 'real-estate', 'healthcare'] as const;

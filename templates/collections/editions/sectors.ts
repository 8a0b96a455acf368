// The four sections of the industry overview.
export const sectors = ['dialog', 'construction', 'real-estate', 'healthcare'] as const;

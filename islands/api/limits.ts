// How many characters the fields of forms take: of their pages, and of the forms server that gets them (templates/forms).

export const limits = { name: 100, subject: 200, message: 10_000, customerNumber: 50 } as const;

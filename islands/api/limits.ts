// The maximum number of characters in the fields of forms. Pages and the forms server (templates/forms) have the same limits.

export const limits = { name: 100, subject: 200, message: 10_000, customerNumber: 50 } as const;

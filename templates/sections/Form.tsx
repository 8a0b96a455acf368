export const Form = () => null;

import { devClient as german } from '../../diagnostics/messages/de/dev-client.ts';
import { devClient as english } from '../../diagnostics/messages/en/dev-client.ts';

const en = { language: 'en', ...english };
const de: ClientMessages = { language: 'de', ...german };

export type ClientMessages = typeof en;

/** Returns the texts of the dev client: in German if `language` is `de`, otherwise in English. */
export const clientMessages = (language: string | undefined): ClientMessages => (language === 'de' ? de : en);

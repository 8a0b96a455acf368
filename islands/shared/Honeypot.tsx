// A field for bots, which fill in every field. People neither see nor reach it.
import { honeypot } from '../api/deliver.ts';

export const Honeypot = () => (
  <div className="honeypot visually-hidden" aria-hidden="true">
    <label>
      Website
      <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

// A field for robots, who fill in whatever they find. People neither see nor reach it.
import { honeypot } from '../api/deliver.ts';

export const Honeypot = () => (
  <div className="honeypot visually-hidden" aria-hidden="true">
    <label>
      Website
      <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

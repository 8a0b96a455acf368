// An excerpt of a register of AI systems: a table, which becomes a list of cards where it would not fit.
import { useView } from '../../../ViewContext.ts';
import type { RegisterView } from './schema.ts';

const columns = ['system', 'role', 'risk', 'measure'] as const;

export function Register({ register: { title, rows } }: { readonly register: RegisterView }) {
  const { t } = useView();
  return (
    <>
      <p className="demo__bar">
        <strong>{title}</strong>
      </p>
      <table className="register" aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`demo.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ system, role, risk, level, measure }) => (
            <tr key={system}>
              <th scope="row">{system}</th>
              <td data-label={t('demo.role')}>{role}</td>
              <td>
                <span className={`register__risk register__risk--${level}`}>{risk}</span>
              </td>
              <td data-label={t('demo.measure')}>{measure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

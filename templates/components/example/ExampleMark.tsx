// Says of what follows it that it is made up.
import { useView } from '../../ViewContext.ts';

/** The mark; with `shortened`, it also says that the example leaves something out. */
export function ExampleMark({ shortened }: { readonly shortened?: boolean | undefined }) {
  const { t } = useView();
  return <span className="example-mark">{shortened ? t('demo.markShortened') : t('demo.mark')}</span>;
}

// Marks the following content as invented.
import { useView } from '../../ViewContext.ts';

/** Renders the mark. With `shortened`, it also says that the example leaves something out. */
export function ExampleMark({ shortened }: { readonly shortened?: boolean | undefined }) {
  const { t } = useView();
  return <span className="example-mark">{shortened ? t('demo.markShortened') : t('demo.mark')}</span>;
}

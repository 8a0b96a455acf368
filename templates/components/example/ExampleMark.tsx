// Says of what follows it that it is made up.
import { useView } from '../../ViewContext.ts';

export const ExampleMark = () => <span className="example-mark">{useView().t('demo.mark')}</span>;

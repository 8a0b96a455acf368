import { describer } from '../../diagnostics/describer.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import { capitalized } from '../../model/capitalized.ts';
import type { ContentModel } from '../../model/collection.ts';
import { choicesAt, valueDescriptionsIn } from '../../model/data/choices.ts';
import { metaAt } from '../../model/data/schema-walk.ts';
import type { PlaceField } from '../browser/edit/protocol.ts';
import { schemaOfFile } from './file-schema.ts';
import type { WrittenField } from './written-fields.ts';

interface ChoiceWords {
  readonly model: ContentModel;
  /** The data of the file. */
  readonly data: unknown;
  readonly language: ToolLanguage;
}

/** Returns the allowed values of a field if its schema lists them. A value without a description is shown unchanged. */
export function choicesOf({ of: { file, path } }: WrittenField, { model, data, language }: ChoiceWords): Pick<PlaceField, 'choices'> {
  const schema = schemaOfFile(model, file);
  const values = schema === undefined ? [] : choicesAt(schema, path, data);
  if (schema === undefined || values.length === 0) return {};
  const describe = describer(model.descriptions ?? {}, language);
  const names = values.map(({ value }) => value);
  const words = valueDescriptionsIn(describe(metaAt(schema, path, data).description ?? ''), names);
  return {
    choices: values.map(({ value, description }) => {
      const label = description === undefined ? words.get(value) : describe(description);
      return { value, label: label === undefined ? value : capitalized(label.replace(/\.$/, '')) };
    }),
  };
}

import { boolean, number, path, text, value } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const isOn = (values: Readonly<Record<string, unknown>>): boolean => values['enableMention'] === true

/** Who a text can name. */
export const MENTION_FIELDS = {
  enableMention: boolean({ label: { en: 'Mentions', ru: 'Упоминания' } }),
  mentionList: value({
    label: { en: 'Who can be mentioned', ru: 'Кого можно упомянуть' },
    help: { en: 'A list, or the rows of a collection.', ru: 'Список или строки коллекции.' },
    shape: 'list',
    rows: true,
    default: [],
    when: isOn,
  }),
  mentionIdField: path({ of: 'mentionList', label: { en: 'Id field', ru: 'Поле идентификатора' }, default: 'id', when: isOn }),
  mentionLabelField: path({ of: 'mentionList', label: { en: 'Label field', ru: 'Поле имени' }, default: 'label', when: isOn }),
  mentionChar: text({
    label: { en: 'Trigger', ru: 'Знак вызова' },
    help: { en: 'The sign that begins one.', ru: 'Знак, с которого оно начинается.' },
    default: LIMITS.trigger,
    maxLength: 1,
    when: isOn,
  }),
  mentionAllowSpaces: boolean({ label: { en: 'Allow spaces', ru: 'Разрешить пробелы' }, when: isOn }),
  mentionListLength: number({
    label: { en: 'Most suggestions', ru: 'Больше всего подсказок' },
    ...LIMITS.suggestions,
    bindable: true,
    when: isOn,
  }),
} as const

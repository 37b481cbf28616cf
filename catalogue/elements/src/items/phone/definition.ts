import { boolean, color, defineElement, INPUT, padding, text, value } from '@heddle/kit'
import { FIELD_BOX, FIELD_LOOK } from '../../lib/field-look.ts'

/** A phone number, written as in its country and kept in its international form (elements reference, part G). */
export const phoneDefinition = defineElement({
  type: 'phone',
  label: { en: 'Phone', ru: 'Телефон' },
  icon: 'phone',
  group: 'forms',
  words: ['telephone', 'phone number', 'mobile', 'country code', 'tel', 'номер телефона', 'мобильный', 'код страны'],
  fields: {
    value: value({
      label: { en: 'Initial value', ru: 'Начальное значение' },
      help: { en: 'In its international form: +491511234567.', ru: 'В международном виде: +491511234567.' },
      default: '',
    }),
    ...INPUT.named,
    defaultCountry: text({
      label: { en: 'Country at first', ru: 'Страна вначале' },
      help: { en: 'Two letters, such as DE.', ru: 'Две буквы, например DE.' },
      default: 'US',
      maxLength: 2,
    }),
    countries: text({
      label: { en: 'Only these countries', ru: 'Только эти страны' },
      help: { en: 'By two letters each; all when empty.', ru: 'По две буквы; если пусто — все.' },
      placeholder: 'DE, AT, CH',
      maxLength: 2000,
    }),
    countryLabel: text({ label: { en: 'Name of the list', ru: 'Название списка' }, translated: true, default: 'Country' }),
    placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, translated: true }),
    ...INPUT.switches(),
    invalidText: text({
      label: { en: 'When it is none', ru: 'Если номер не годится' },
      help: { en: 'What a person is told then; in our words when empty.', ru: 'Что сказать тогда; если пусто — нашими словами.' },
      translated: true,
      maxLength: 200,
    }),
    autocomplete: boolean({ label: { en: 'Autocomplete', ru: 'Автозаполнение' }, default: true, bindable: true }),
    ...INPUT.debounced,
    ...INPUT.inForm,
    codeColor: color({
      label: { en: 'Country code', ru: 'Код страны' },
      property: '--phone-code',
      panel: 'style',
      bindable: true,
      screens: 'css',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: INPUT.states,
  isControl: true,
  editing: { minSize: 24 },
  exposes: {
    value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' },
    formatted: { label: { en: 'Formatted value', ru: 'Значение с оформлением' }, type: 'string', readonly: true },
    country: { label: { en: 'Country', ru: 'Страна' }, type: 'string', readonly: true },
  },
  events: {
    ...INPUT.events('+491511234567'),
    change: {
      ...INPUT.events('+491511234567').change,
      example: { value: '+491511234567', formatted: '01511 234567', country: 'DE', isValid: true },
    },
    ...INPUT.pasted,
    countryChange: { label: { en: 'Country change', ru: 'Выбор страны' }, example: { value: 'DE' } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the number', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: value({ label: { en: 'Value', ru: 'Значение' }, default: '' }) }),
    clear: { label: { en: 'Clear the number', ru: 'Очистить номер' } },
  },
  speaks: true,
  baseStyles: {
    default: {
      'box-sizing': 'border-box',
      display: 'flex',
      'align-items': 'stretch',
      'min-width': '0',
      'max-width': '100%',
    },
  },
  preset: {
    styles: {
      // What is out of use is told by its two parts.
      ...FIELD_BOX,
      default: { ...FIELD_LOOK.default, ...padding('0px', '12px'), 'column-gap': '8px', 'row-gap': '8px' },
    },
  },
})

import { boolean, choice, defineElement, INPUT, padding, text } from '@heddle/kit'
import { FIELD_LOOK } from '../../lib/field-look.ts'
import { TEXT_ACTIONS } from './actions.ts'
import { LIMITS } from './limits.ts'
import { MENTION_FIELDS } from './mention-fields.ts'
import { MENU_FIELDS } from './menu-fields.ts'
import { TAG_FIELDS } from './tag-fields.ts'

const wanted = text({ label: { en: 'Value', ru: 'Значение' }, multiline: true })

/** A text with headings, lists, links, tables and mentions (specification section 3; deprecated there, without a replacement). */
export const richTextDefinition = defineElement({
  type: 'rich-text',
  label: { en: 'Rich text', ru: 'Форматированный текст' },
  icon: 'letter-text',
  group: 'forms',
  deprecated: true,
  words: [
    'wysiwyg',
    'editor',
    'text editor',
    'tiptap',
    'html',
    'markdown',
    'mention',
    'article',
    'редактор',
    'текст',
    'упоминание',
  ],
  fields: {
    initialValue: text({
      label: { en: 'Initial value', ru: 'Начальное значение' },
      help: { en: 'HTML, or Markdown where that is the output.', ru: 'HTML или, если так выбрано, Markdown.' },
      multiline: true,
    }),
    output: choice({
      label: { en: 'Output', ru: 'Формат' },
      help: {
        en: 'What the value is. Markdown has no colour, alignment and underline: they are lost.',
        ru: 'Вид значения. В Markdown нет цвета, выравнивания и подчёркивания: они теряются.',
      },
      options: [
        { value: 'html', label: { en: 'HTML' } },
        { value: 'markdown', label: { en: 'Markdown' } },
      ],
      default: 'html',
    }),
    ...INPUT.named,
    placeholder: text({
      label: { en: 'Placeholder', ru: 'Подсказка' },
      translated: true,
      multiline: true,
      default: LIMITS.placeholder,
    }),
    ...INPUT.switches(),
    editable: boolean({ label: { en: 'Editable', ru: 'Можно менять' }, default: true, bindable: true }),
    autofocus: boolean({ label: { en: 'Focus at first', ru: 'Фокус при открытии' }, bindable: true }),
    ...INPUT.debounced,
    ...MENU_FIELDS,
    ...MENTION_FIELDS,
    ...INPUT.inForm,
    ...TAG_FIELDS,
  },
  slots: { menu: { label: { en: 'Menu', ru: 'Меню' } } },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: INPUT.states,
  isControl: true,
  editing: { minSize: 24 },
  exposes: {
    value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'initialValue' },
    mentions: { label: { en: 'Mentions', ru: 'Упоминания' }, type: 'array', readonly: true },
    states: { label: { en: 'States', ru: 'Состояния' }, type: 'object', readonly: true },
  },
  events: {
    ...INPUT.events('<p>Hello</p>'),
    'mention:click': {
      label: { en: 'Mention click', ru: 'Нажатие на упоминание' },
      example: { mention: { id: '1', label: 'Ada' } },
    },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the text', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: wanted }),
    clear: { label: { en: 'Clear the text', ru: 'Очистить текст' } },
    ...TEXT_ACTIONS,
  },
  speaks: true,
  baseStyles: {
    default: {
      'box-sizing': 'border-box',
      display: 'flex',
      'flex-direction': 'column',
      'min-width': '0',
      'max-width': '100%',
    },
  },
  preset: {
    styles: { ...FIELD_LOOK, default: { ...FIELD_LOOK.default, ...padding('0px', '0px'), 'min-height': '160px' } },
  },
})

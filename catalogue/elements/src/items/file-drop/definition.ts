import { boolean, border, choice, defineElement, INPUT, number, padding, radius, text } from '@heddle/kit'
import { FIELD_BOX } from '../../lib/field-look.ts'
import { LIMITS } from './limits.ts'
import { ROW_LOOKS } from './row-looks.ts'

const size = { unit: 'MB', bindable: true } as const
const PLACE = { min: 0, max: LIMITS.maxFiles.max - 1, default: 0, bindable: true } as const

/** One declaration for the four sides of its edge. */
const edge = (what: 'style' | 'color', value: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`border-${side}-${what}`, value]))

/** A page cannot put files into a field: there is no first value that could change. */
const { initValueChange: _, ...SAID } = INPUT.events({})

/** Takes files from a person: dropped, or chosen in the browser's own dialog (elements reference 14). */
export const fileDropDefinition = defineElement({
  type: 'file-drop',
  label: { en: 'File drop', ru: 'Файлы' },
  icon: 'upload',
  group: 'forms',
  words: ['file upload', 'upload', 'attachment', 'image upload', 'dropzone', 'загрузка файлов', 'вложение', 'перетащить'],
  fields: {
    ...INPUT.named,
    multiple: boolean({ label: { en: 'Several files', ru: 'Несколько файлов' } }),
    accept: choice({
      label: { en: 'Accepted files', ru: 'Какие файлы' },
      options: [
        { value: 'any', label: { en: 'Any', ru: 'Любые' } },
        { value: 'image', label: { en: 'Pictures', ru: 'Картинки' } },
        { value: 'video', label: { en: 'Videos', ru: 'Видео' } },
        { value: 'audio', label: { en: 'Sound', ru: 'Звук' } },
        { value: 'pdf', label: { en: 'PDF', ru: 'PDF' } },
        { value: 'csv', label: { en: 'CSV', ru: 'CSV' } },
        { value: 'xls', label: { en: 'Spreadsheets', ru: 'Таблицы Excel' } },
        { value: 'doc', label: { en: 'Documents', ru: 'Документы Word' } },
        { value: 'json', label: { en: 'JSON', ru: 'JSON' } },
        { value: 'custom', label: { en: 'Others', ru: 'Другие' } },
      ],
      default: 'any',
    }),
    acceptCustom: text({
      label: { en: 'Endings or types', ru: 'Расширения или типы' },
      help: { en: 'With commas between them: .html, .xml, text/plain.', ru: 'Через запятую: .html, .xml, text/plain.' },
      when: (values) => values['accept'] === 'custom',
    }),
    maxFileSize: number({ label: { en: 'Largest file', ru: 'Файл не больше' }, ...LIMITS.maxFileSize, ...size }),
    minFileSize: number({ label: { en: 'Smallest file', ru: 'Файл не меньше' }, ...LIMITS.minFileSize, ...size }),
    maxTotalSize: number({ label: { en: 'All together', ru: 'Все вместе не больше' }, ...LIMITS.maxTotalSize, ...size }),
    maxFiles: number({
      label: { en: 'Most files', ru: 'Сколько файлов' },
      ...LIMITS.maxFiles,
      bindable: true,
      when: (values) => values['multiple'] === true,
    }),
    label: text({
      label: { en: 'Text', ru: 'Текст' },
      default: 'Drop files here or click to upload',
      translated: true,
      bindable: true,
    }),
    hint: text({
      label: { en: 'Hint', ru: 'Пояснение' },
      help: {
        en: '{extensions} and {maxFileSize} stand for what is accepted.',
        ru: '{extensions} и {maxFileSize} заменяются тем, что принимается.',
      },
      translated: true,
      bindable: true,
    }),
    showFiles: boolean({ label: { en: 'List the files', ru: 'Показывать список' }, default: true, bindable: true }),
    preview: boolean({
      label: { en: 'Small pictures', ru: 'Миниатюры картинок' },
      default: true,
      bindable: true,
      when: (values) => values['showFiles'] !== false,
    }),
    reorder: boolean({
      label: { en: 'Order can be changed', ru: 'Порядок можно менять' },
      help: { en: 'Two buttons in each row move it.', ru: 'Две кнопки в каждой строке двигают её.' },
      bindable: true,
      when: (values) => values['showFiles'] !== false && values['multiple'] === true,
    }),
    ...INPUT.switches({ required: true }),
    ...INPUT.inForm,
    ...ROW_LOOKS,
  },
  slots: { layout: { label: { en: 'Drop area', ru: 'Область' } } },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['focus', 'drop', 'filled', 'uploading', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: {
    value: {
      label: { en: 'Value', ru: 'Значение' },
      type: ({ multiple }) => (multiple === true ? 'array' : 'object'),
      readonly: true,
      resettable: true,
    },
    progress: { label: { en: 'Progress', ru: 'Загружено, %' }, type: 'number', readonly: true },
    status: { label: { en: 'Status of the files', ru: 'Состояние файлов' }, type: 'array', readonly: true },
  },
  events: {
    ...SAID,
    change: {
      label: { en: 'Change', ru: 'Изменение' },
      example: { domEvent: {}, value: { name: 'photo.png', size: 1024, type: 'image/png' } },
    },
    invalidFile: {
      label: { en: 'File refused', ru: 'Файл не принят' },
      example: { domEvent: {}, value: { name: 'photo.png', size: 1024, type: 'image/png' }, reason: 'type' },
    },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus it', ru: 'Поставить фокус' }),
    open: { label: { en: 'Open the dialog', ru: 'Открыть выбор файлов' } },
    clear: { label: { en: 'Clear', ru: 'Убрать все' } },
    'remove-file': {
      label: { en: 'Remove a file', ru: 'Убрать файл' },
      parameters: { index: number({ label: { en: 'Its place', ru: 'Его место' }, ...PLACE }) },
    },
    'set-progress': {
      label: { en: 'Set progress', ru: 'Задать прогресс' },
      parameters: {
        progress: number({ label: { en: 'Percent', ru: 'Процент' }, min: 0, max: 100, default: 100, bindable: true }),
        index: number({
          label: { en: 'Place of the file', ru: 'Место файла' },
          help: { en: '-1 for all of them.', ru: '-1 — для всех.' },
          ...PLACE,
          min: -1,
          default: -1,
        }),
      },
    },
  },
  editing: { minSize: 24 },
  speaks: true,
  baseStyles: { default: { position: 'relative', display: 'flex', 'flex-direction': 'column', 'min-height': '24px' } },
  preset: {
    styles: {
      default: {
        'min-height': '120px',
        'align-items': 'center',
        'justify-content': 'center',
        'row-gap': '8px',
        ...padding('20px'),
        ...border('2px', '#8a94a6'),
        ...edge('style', 'dashed'),
        ...radius('8px'),
        'font-size': '16px',
        'line-height': '1.5',
        'text-align': 'center',
      },
      'default:drop': {
        'background-color': 'light-dark(#e8efff, #1c2a4d)',
        ...edge('color', 'light-dark(#1f5fe0, #7aa5ff)'),
        color: 'light-dark(#14181f, #edf0f5)',
      },
      'default:invalid': edge('color', 'light-dark(#b42318, #ff8a80)'),
      'default:readonly': FIELD_BOX['default:readonly'],
      'default:disabled': { opacity: '0.6' },
    },
  },
})

import { choice, color, icon, length } from '@heddle/kit'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** Looks of the icon in the area and of the rows below it (elements reference 14.1). */
export const ROW_LOOKS = {
  icon: icon({ label: { en: 'Icon', ru: 'Значок' } }),
  iconPosition: choice({
    label: { en: 'Place of the icon', ru: 'Место значка' },
    options: [
      { value: 'column', label: { en: 'Above the text', ru: 'Над текстом' } },
      { value: 'row-reverse', label: { en: 'After the text', ru: 'После текста' } },
      { value: 'column-reverse', label: { en: 'Below the text', ru: 'Под текстом' } },
      { value: 'row', label: { en: 'Before the text', ru: 'Перед текстом' } },
    ],
    default: 'column',
    panel: 'style',
    screens: 'css',
    property: '--drop-place',
  }),
  iconSize: length({
    ...inRule,
    label: { en: 'Size of the icon', ru: 'Размер значка' },
    default: '24px',
    property: '--drop-icon-size',
  }),
  iconColor: color({ ...inRule, label: { en: 'Colour of the icon', ru: 'Цвет значка' }, property: '--drop-icon-color' }),
  rowColor: color({ ...inRule, label: { en: 'Ground of the files', ru: 'Фон файлов' }, property: '--file' }),
  nameColor: color({ ...inRule, label: { en: 'Names of the files', ru: 'Имена файлов' }, property: '--file-name' }),
  detailColor: color({ ...inRule, label: { en: 'Sizes of the files', ru: 'Размеры файлов' }, property: '--file-detail' }),
  progressColor: color({ ...inRule, label: { en: 'Progress', ru: 'Ход загрузки' }, property: '--file-progress' }),
  removeColor: color({ ...inRule, label: { en: 'Buttons of the files', ru: 'Кнопки файлов' }, property: '--file-button' }),
} as const

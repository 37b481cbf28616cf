import type { TokenRecord } from '@heddle/document'

type Values = Pick<TokenRecord, 'name' | 'folder' | 'value' | 'darkValue'>

const color = (folder: string, name: string, value: string, darkValue: string): Values => ({ folder, name, value, darkValue })

/** Colours, light and dark; every text on its ground has a contrast of 4.5 to 1 or more in both themes. */
export const COLORS = {
  ground: color('Поверхности', 'Фон', '#faf9f6', '#10171b'),
  surface: color('Поверхности', 'Карточка', '#ffffff', '#192328'),
  quiet: color('Поверхности', 'Спокойный фон', '#eef1ec', '#151e22'),
  line: color('Поверхности', 'Линия', '#dde2db', '#2c3a41'),
  ink: color('Текст', 'Основной', '#18242b', '#eaf0ef'),
  muted: color('Текст', 'Приглушённый', '#51606a', '#a7b4b9'),
  primary: color('Действия', 'Главный', '#1c6558', '#62c6ae'),
  primaryHover: color('Действия', 'Главный, наведение', '#154d43', '#83d8c4'),
  onPrimary: color('Действия', 'На главном', '#ffffff', '#0b1c18'),
  secondary: color('Действия', 'Второстепенный', '#e2e9e3', '#26353a'),
  secondaryHover: color('Действия', 'Второстепенный, наведение', '#d3ddd5', '#31434a'),
  onSecondary: color('Действия', 'На второстепенном', '#1d3a36', '#dfe9e7'),
  danger: color('Действия', 'Опасность', '#b3372c', '#f1958b'),
  onDanger: color('Действия', 'На опасности', '#ffffff', '#2a0d0a'),
  warning: color('Действия', 'Предупреждение', '#f6d69a', '#e9b95c'),
  onWarning: color('Действия', 'На предупреждении', '#4a3000', '#2a1b00'),
  disabled: color('Действия', 'Недоступно', '#e3e6e3', '#263036'),
  onDisabled: color('Действия', 'На недоступном', '#566166', '#9aa7ac'),
  deep: color('Поверхности', 'Глубокий фон', '#12332e', '#0d2421'),
  onDeep: color('Текст', 'На глубоком фоне', '#eef6f2', '#e4f0ec'),
  onDeepMuted: color('Текст', 'На глубоком фоне, приглушённый', '#b4ccc4', '#a5bfb7'),
} as const satisfies Record<string, Values>

/** Spacings from 2 to 40 px (specification section 3). */
export const SPACINGS = [2, 4, 8, 12, 16, 20, 24, 32, 40] as const
export type Spacing = (typeof SPACINGS)[number]

const FAMILY = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const font = (name: string, weight: number, size: number, line: number): Values => ({
  folder: '',
  name,
  value: `${weight} ${size}px/${line} ${FAMILY}`,
})

/** Typographies: weights 300 to 700, sizes 11 to 60 px (specification section 3). */
export const FONTS = {
  display: font('Заголовок 1', 700, 60, 1.06),
  displayTablet: font('Заголовок 1, планшет', 700, 46, 1.1),
  displayMobile: font('Заголовок 1, телефон', 700, 36, 1.14),
  title: font('Заголовок 2', 700, 38, 1.15),
  titleMobile: font('Заголовок 2, телефон', 700, 28, 1.2),
  heading: font('Заголовок 3', 600, 21, 1.3),
  lead: font('Вводный текст', 300, 21, 1.5),
  leadMobile: font('Вводный текст, телефон', 300, 18, 1.5),
  body: font('Текст', 400, 17, 1.6),
  small: font('Мелкий текст', 400, 15, 1.5),
  button: font('Кнопка', 600, 16, 1.25),
  label: font('Надпись', 600, 13, 1.4),
  note: font('Сноска', 400, 11, 1.4),
} as const satisfies Record<string, Values>

export type ColorName = keyof typeof COLORS
export type FontName = keyof typeof FONTS

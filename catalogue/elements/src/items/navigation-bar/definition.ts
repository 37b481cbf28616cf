import { boolean, choice, color, defineElement, gap, length, padding, text, type NodeTemplate } from '@heddle/kit'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

const link = (words: string): NodeTemplate => ({
  element: 'link-block',
  leadsToPage: true,
  styles: { default: { ...padding('10px', '12px'), ...gap('8px') } },
  slots: { children: [{ element: 'text', props: { text: words, tag: 'span' } }] },
})

const IN_A_MENU: readonly string[] = ['link-block', 'button', 'dropdown']

/** Links of a site, behind a button where the screen is narrow (elements reference 35; APG, disclosure navigation). */
export const navigationBarDefinition = defineElement({
  type: 'navigation-bar',
  label: { en: 'Navigation bar', ru: 'Панель навигации' },
  icon: 'panel-top-dashed',
  group: 'structure',
  words: ['menu', 'navbar', 'nav', 'header', 'burger', 'hamburger', 'меню', 'шапка', 'бургер', 'навигация'],
  fields: {
    collapse: choice({
      label: { en: 'Becomes a button', ru: 'Становится кнопкой' },
      options: [
        { value: 'tablet', label: { en: 'On tablets and phones', ru: 'На планшетах и телефонах' } },
        { value: 'mobile', label: { en: 'On phones', ru: 'На телефонах' } },
        { value: 'always', label: { en: 'Always', ru: 'Всегда' } },
        { value: 'never', label: { en: 'Never: it wraps', ru: 'Никогда: переносится' } },
      ],
      default: 'tablet',
    }),
    gap: length({
      label: { en: 'Between links', ru: 'Между ссылками' },
      default: '4px',
      panel: 'style',
      screens: 'css',
      property: '--nav-gap',
    }),
    sheetGround: color({ ...inRule, label: { en: 'Ground when opened', ru: 'Фон открытой' }, property: '--nav-ground' }),
    isSticky: boolean({ label: { en: 'Stays at the top', ru: 'Остаётся наверху' } }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      default: 'Main',
      translated: true,
    }),
    openLabel: text({ label: { en: 'Name of the button', ru: 'Название кнопки' }, default: 'Menu', translated: true }),
    closeLabel: text({ label: { en: 'Name of ×', ru: 'Название ×' }, default: 'Close the menu', translated: true }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['open'],
  slots: {
    brand: { label: { en: 'Brand', ru: 'Логотип' }, addsOnce: true },
    links: {
      label: { en: 'Links', ru: 'Ссылки' },
      // What follows it on the page is none of its links.
      takesAdded: (_, added) => added === undefined || IN_A_MENU.includes(added),
      closedByLinks: '.heddle-nav-links',
    },
  },
  exposes: { isOpen: { label: { en: 'Is open', ru: 'Открыто' }, type: 'boolean', readonly: true } },
  events: { change: { label: { en: 'Change', ru: 'Изменение' }, example: { isOpen: true } } },
  actions: {
    open: { label: { en: 'Open', ru: 'Открыть' } },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
  },
  // A button opens a popover of the browser by itself, by an id that only one row may have.
  alone: (_, { isRepeated }) => !isRepeated,
  editing: { minSize: 40, whileSelected: 'open' },
  baseStyles: { default: { display: 'flex', 'align-items': 'center', ...gap('16px'), 'min-width': '0' } },
  entries: {
    title: { en: 'Links', ru: 'Ссылки' },
    one: { en: 'link', ru: 'ссылка' },
    children: { links: link('New page') },
    named: 'links',
  },
  preset: {
    styles: { default: { width: '100%', ...padding('8px', '16px') } },
    slots: {
      brand: [
        {
          element: 'text',
          props: { text: 'Brand', tag: 'span' },
          styles: { default: { 'font-size': '20px', 'font-weight': '700' } },
        },
      ],
      links: [link('Home'), link('About'), link('Contact')],
    },
  },
})

import { boolean, choice, color, defineElement, length, number, text, type NodeTemplate } from '@heddle/kit'
import { KNOWN } from './known.ts'
import { BY_ADDRESS, CURRENT, DURATION } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

const tab = (words: string): NodeTemplate => ({
  element: 'tab',
  slots: { children: [{ element: 'text', props: { text: words, tag: 'span' } }] },
})
const part = (words: string): NodeTemplate => ({
  element: 'tab-panel',
  slots: { children: [{ element: 'text', props: { text: words }, styles: { default: { 'line-height': '1.5' } } }] },
})

/** Parts of which one is shown, and a row of headings that choose it (elements reference 32; WAI-ARIA APG, tabs). */
export const tabsDefinition = defineElement({
  type: 'tabs',
  label: { en: 'Tabs', ru: 'Вкладки' },
  icon: 'panels-top-left',
  group: 'structure',
  words: ['tab bar', 'tabbed', 'tab list', 'switcher', 'tablist', 'закладки', 'переключатель'],
  fields: {
    value: number({
      label: { en: 'Tab at first', ru: 'Вкладка в начале' },
      help: { en: 'Counted from 0', ru: 'Считая с 0' },
      ...CURRENT,
      bindable: true,
    }),
    keys: choice({
      label: { en: 'Works as', ru: 'Работает как' },
      help: {
        en: 'Links need no script: the address says which one is open. Arrow keys bring a script.',
        ru: 'Ссылкам не нужен скрипт: адрес говорит, что открыто. Для стрелок нужен скрипт.',
      },
      options: [
        { value: 'links', label: { en: 'Links', ru: 'Ссылки' } },
        { value: 'auto', label: { en: 'Arrow keys choose', ru: 'Стрелки выбирают' } },
        { value: 'manual', label: { en: 'Arrow keys move, Enter chooses', ru: 'Стрелки ходят, Enter выбирает' } },
      ],
      default: 'links',
    }),
    position: choice({
      label: { en: 'Tabs stand', ru: 'Вкладки стоят' },
      options: [
        { value: 'top', label: { en: 'Above', ru: 'Сверху' } },
        { value: 'bottom', label: { en: 'Below', ru: 'Снизу' } },
        { value: 'left', label: { en: 'Before', ru: 'В начале' } },
        { value: 'right', label: { en: 'After', ru: 'В конце' } },
      ],
      default: 'top',
      bindable: true,
    }),
    transition: choice({
      label: { en: 'Parts come', ru: 'Части появляются' },
      options: [
        { value: 'none', label: { en: 'At once', ru: 'Сразу' } },
        { value: 'fade', label: { en: 'Fading in', ru: 'Проявляясь' } },
        { value: 'up', label: { en: 'From below', ru: 'Снизу' } },
        { value: 'side', label: { en: 'From the side', ru: 'Сбоку' } },
      ],
      default: 'fade',
      bindable: true,
    }),
    duration: number({
      label: { en: 'Time to come', ru: 'Время появления' },
      ...DURATION,
      unit: 'ms',
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--tabs-time',
      when: ({ transition }) => transition !== 'none',
    }),
    alignment: choice({
      label: { en: 'Place of the tabs', ru: 'Расположение вкладок' },
      options: [
        { value: 'flex-start', label: { en: 'At the start', ru: 'В начале' } },
        { value: 'center', label: { en: 'In the middle', ru: 'Посередине' } },
        { value: 'flex-end', label: { en: 'At the end', ru: 'В конце' } },
        { value: 'space-around', label: { en: 'Room around each', ru: 'Место вокруг каждой' } },
        { value: 'space-between', label: { en: 'Room between', ru: 'Место между' } },
      ],
      default: 'flex-start',
      panel: 'style',
      screens: 'css',
      property: '--tabs-align',
    }),
    gap: length({
      label: { en: 'Between tabs', ru: 'Между вкладками' },
      default: '4px',
      panel: 'style',
      screens: 'css',
      property: '--tabs-gap',
    }),
    chosenColor: color({ ...inRule, label: { en: 'Chosen tab', ru: 'Выбранная вкладка' }, property: '--tab-color' }),
    chosenGround: color({ ...inRule, label: { en: 'Ground of the chosen', ru: 'Фон выбранной' }, property: '--tab-ground' }),
    lineColor: color({ ...inRule, label: { en: 'Line of the chosen', ru: 'Линия выбранной' }, property: '--tab-line' }),
    ruleColor: color({ ...inRule, label: { en: 'Line under all', ru: 'Линия под всеми' }, property: '--tabs-rule' }),
    wraps: boolean({
      label: { en: 'Wraps to more lines', ru: 'Переносится на новые строки' },
      help: { en: 'Otherwise a row that is too long scrolls.', ru: 'Иначе длинный ряд прокручивается.' },
    }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      help: { en: 'Says what the tabs are about.', ru: 'Говорит, о чём эти вкладки.' },
      translated: true,
      bindable: true,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: {
    tabs: { label: { en: 'Tabs', ru: 'Вкладки' }, accepts: ['tab'], local: KNOWN.tab, byAddress: BY_ADDRESS },
    panels: { label: { en: 'Contents', ru: 'Содержимое' }, accepts: ['tab-panel'], local: KNOWN.panel },
  },
  exposes: { currentTab: { label: { en: 'Current tab', ru: 'Текущая вкладка' }, type: 'number', field: 'value' } },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { value: 1, oldValue: 0 } },
    initValueChange: { label: { en: 'Initial value change', ru: 'Изменение начального значения' }, example: { value: 1 } },
  },
  actions: {
    select: {
      label: { en: 'Choose a tab', ru: 'Выбрать вкладку' },
      parameters: { value: number({ label: { en: 'Tab', ru: 'Вкладка' }, ...CURRENT, bindable: true }) },
    },
    next: { label: { en: 'Next tab', ru: 'Следующая вкладка' } },
    previous: { label: { en: 'Previous tab', ru: 'Предыдущая вкладка' } },
  },
  // Links within the page, and a style sheet that knows where they led.
  alone: ({ keys }, { isRepeated }) => keys === 'links' && !isRepeated,
  editing: { minSize: 40 },
  baseStyles: { default: { 'min-width': '0' } },
  entries: {
    title: { en: 'Tabs and contents', ru: 'Вкладки и содержимое' },
    one: { en: 'tab', ru: 'вкладка' },
    children: { tabs: tab('New tab'), panels: part('What the new tab shows.') },
    named: 'tabs',
  },
  preset: {
    styles: { default: { width: '100%' } },
    slots: {
      tabs: [tab('First'), tab('Second')],
      panels: [part('What the first tab shows.'), part('What the second tab shows.')],
    },
  },
})

import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'go-to-page',
  label: { en: 'Go to page', ru: 'Перейти на страницу' },
  description: { en: 'Shows a page of this site.', ru: 'Показывает страницу этого сайта.' },
  summary: { en: 'Go to {pageId}{path}', ru: 'Перейти: {pageId}{path}' },
  icon: 'file-symlink',
  group: 'navigation',
  ports: ['navigation'],
  parameters: {
    pageId: { label: { en: 'Page', ru: 'Страница' }, kind: 'page', when: ({ path }) => !path },
    path: { label: { en: 'Or a path', ru: 'Или путь' }, kind: 'text' },
    parameters: { label: { en: 'Page parameters', ru: 'Параметры страницы' }, kind: 'map', when: ({ path }) => !path },
    query: { label: { en: 'Query values', ru: 'Значения запроса' }, kind: 'value' },
    section: { label: { en: 'Section', ru: 'Раздел' }, kind: 'text' },
    newTab: { label: { en: 'In a new tab', ru: 'В новой вкладке' }, kind: 'boolean', default: false },
    progress: { label: { en: 'Progress bar', ru: 'Индикатор загрузки' }, kind: 'boolean', default: false },
    progressColor: {
      label: { en: 'Colour of the bar', ru: 'Цвет индикатора' },
      kind: 'text',
      default: 'blue',
      when: ({ progress }) => Boolean(progress),
    },
  },
})

/** The page for unknown addresses of a site that has none of its own, by language. */
export const NOT_FOUND_TEXTS = {
  en: { title: 'Page not found', text: 'There is nothing at this address.', home: 'Go to the home page' },
  ru: { title: 'Страница не найдена', text: 'По этому адресу ничего нет.', home: 'Перейти на главную' },
} as const

/** What visitors without a connection read instead of a page that they did not visit. */
export const OFFLINE_TEXTS = {
  en: {
    title: 'You are offline',
    text: 'This page was not kept on this device. Pages that you have visited can still be read.',
    again: 'Try again',
    home: 'Go to the home page',
  },
  ru: {
    title: 'Нет подключения',
    text: 'Эта страница не сохранена на устройстве. Страницы, которые вы уже открывали, можно читать.',
    again: 'Попробовать ещё раз',
    home: 'Перейти на главную',
  },
} as const

/** Texts of published pages and of Problems. */
export const MESSAGES = {
  madeWith: 'Made with Heddle',
  noSite: 'The project has no settings record. Restore it from a version of its history.',
  noHomePage: 'The project has no home page. Choose one in the pages panel.',
  samePath: (path: string, other: string) => `The address ${path} is also used by the page "${other}". Change one of them.`,
  brokenFormula: (reason: string) => `The formula cannot be read: ${reason}. Mend it before publishing.`,
  unknownAction: (type: string) => `There is no action "${type}". Remove it or install it.`,
  brokenNode: (reason: string) => `The element could not be drawn and is left out: ${reason}`,
} as const

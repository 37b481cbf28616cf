import { blankPage, blankSite } from '@heddle/document'
import { defineTemplate } from '../../lib/template.ts'

/** A home page with nothing on it. */
export const emptySite = defineTemplate({
  id: 'empty',
  label: { en: 'Empty site', ru: 'Пустой сайт' },
  description: { en: 'One page with nothing on it', ru: 'Одна страница, на которой пока ничего нет' },
  create: (newId) => {
    const homePageId = newId()
    return [blankSite(newId(), 'Empty site', homePageId, 'en'), blankPage(homePageId, 'Home', 'home', 'a0', ['en'])]
  },
})

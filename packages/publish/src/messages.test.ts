import { expect, test } from 'vitest'
import { MESSAGES as ELEMENTS } from './compile/messages.ts'
import { MESSAGES, NOT_FOUND_TEXTS } from './messages.ts'

const { madeWith, noSite, noHomePage, samePath, brokenFormula, unknownAction, brokenNode } = MESSAGES

test.each([
  [madeWith, 'Made with Heddle'],
  [noSite, 'The project has no settings record. Restore it from a version of its history.'],
  [noHomePage, 'The project has no home page. Choose one in the pages panel.'],
  [samePath('/about', 'Team'), 'The address /about is also used by the page "Team". Change one of them.'],
  [brokenFormula('unexpected "+"'), 'The formula cannot be read: unexpected "+". Mend it before publishing.'],
  [unknownAction('fly'), 'There is no action "fly". Remove it or install it.'],
  [brokenNode('no map'), 'The element could not be drawn and is left out: no map'],
])('publish-S3 what publishing says of a site names the fault and the way out: %s', (said, text) => {
  expect(said).toBe(text)
})

test.each([
  [ELEMENTS.unknownElement('map'), 'There is no element "map" here. Remove the node or install the element.'],
  [ELEMENTS.brokenFormula('no end'), 'The formula cannot be read: no end. The default value is used until it is mended.'],
  [ELEMENTS.notBindable('tag'), '"tag" takes no formula. Set a value.'],
  [ELEMENTS.badValue('size', 'is no number'), '"size" is no number. The default value is used.'],
  [ELEMENTS.badStyle('color', 'is no colour'), '"color" is no colour'],
  [ELEMENTS.badAttribute('onclick'), 'The attribute "onclick" is not allowed. Remove it.'],
  [ELEMENTS.missingPage, 'The link leads to a page that does not exist. Pick another page.'],
  [
    ELEMENTS.pageLacksLanguage('Prices', 'en', 'ru'),
    'The page "Prices" does not exist in the language "en": the link leads to it in "ru".',
  ],
  [ELEMENTS.missingSection, 'The link leads to a section that does not exist. Pick another section.'],
  [ELEMENTS.missingFile, 'The file of the link does not exist. Pick another file.'],
  [ELEMENTS.missingAsset, 'The picture does not exist any more. Pick another one.'],
  [ELEMENTS.missingComponent('card'), 'Library component "card" not found.'],
  [ELEMENTS.tooManyParts, 'The components inside this one hold more than 5000 elements together. The rest is not drawn.'],
  [
    ELEMENTS.addressTooLong(['a', 'b', 'c']),
    "The link's address is longer than 8000 characters. It leads there without these values: a, b, c. Shorten them.",
  ],
  [
    ELEMENTS.addressTooLong(['a', 'b', 'c', 'd']),
    "The link's address is longer than 8000 characters. It leads there without these values: a, b, c, …. Shorten them.",
  ],
  [ELEMENTS.pathTooLong, "The link's address is longer than 8000 characters. Shorten the values of its page's parameters."],
  [ELEMENTS.parameterMissing('order'), `The link's page needs a value for "order".`],
])('publish-C15 publish-C22 what Problems says of an element names the fault and the way out: %s', (said, text) => {
  expect(said).toBe(text)
})

test('publish-S6 the page for unknown addresses speaks English and Russian', () => {
  expect(NOT_FOUND_TEXTS).toEqual({
    en: { title: 'Page not found', text: 'There is nothing at this address.', home: 'Go to the home page' },
    ru: { title: 'Страница не найдена', text: 'По этому адресу ничего нет.', home: 'Перейти на главную' },
  })
})

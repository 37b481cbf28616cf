import type { Json } from '@heddle/store'
import type { LocalizedText } from './fields/types.ts'

/** Something that starts workflows (specification section 4). */
export interface Trigger {
  /** As it is written in records. */
  readonly name: string
  readonly label: LocalizedText
  /** What `event` holds. */
  readonly example?: Json
}

const POINTER: Json = { type: 'click', clientX: 120, clientY: 80, button: 0, ctrlKey: false, shiftKey: false, altKey: false }
const TOUCH: Json = { type: 'touchstart', touches: [{ clientX: 120, clientY: 80 }] }
const KEY: Json = { key: 'Enter', keyCode: 13, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
const PLACE: Json = {
  scroll: { x: 0, y: 240, xPercent: 0, yPercent: 12.5 },
  screenSize: { width: 1440, height: 900 },
  pageSize: { width: 1440, height: 2400 },
}

/** Triggers that every element has: events of the browser, and its own beginning and end. Those used most come first. */
export const ELEMENT_TRIGGERS: readonly Trigger[] = [
  { name: 'click', label: { en: 'On click', ru: 'При нажатии' }, example: POINTER },
  { name: 'dblclick', label: { en: 'On double click', ru: 'При двойном нажатии' }, example: POINTER },
  { name: 'contextmenu', label: { en: 'On right click', ru: 'При нажатии правой кнопки' }, example: POINTER },
  { name: 'mouseenter', label: { en: 'On pointer enter', ru: 'При наведении' }, example: POINTER },
  { name: 'mouseleave', label: { en: 'On pointer leave', ru: 'Когда указатель ушёл' }, example: POINTER },
  { name: 'mousemove', label: { en: 'On pointer move', ru: 'При движении указателя' }, example: POINTER },
  { name: 'mousedown', label: { en: 'On button down', ru: 'Когда кнопка нажата' }, example: POINTER },
  { name: 'mouseup', label: { en: 'On button up', ru: 'Когда кнопка отпущена' }, example: POINTER },
  { name: 'touchstart', label: { en: 'On touch', ru: 'При касании' }, example: TOUCH },
  { name: 'touchmove', label: { en: 'On touch move', ru: 'При движении пальца' }, example: TOUCH },
  { name: 'touchend', label: { en: 'On touch end', ru: 'Когда палец поднят' }, example: TOUCH },
  { name: 'touchcancel', label: { en: 'On touch cancel', ru: 'При отмене касания' }, example: TOUCH },
  { name: 'scroll', label: { en: 'On scroll', ru: 'При прокрутке' }, example: { type: 'scroll' } },
  { name: 'on-created', label: { en: 'On created', ru: 'При создании' } },
  { name: 'on-mounted', label: { en: 'On shown', ru: 'При появлении' } },
  { name: 'before-unmount', label: { en: 'Before it goes', ru: 'Перед исчезновением' } },
]

/** Triggers of a page, and of the app on every page. */
export const PAGE_TRIGGERS: readonly Trigger[] = [
  { name: 'onload', label: { en: 'On page load', ru: 'При загрузке страницы' } },
  { name: 'before-collection-fetch', label: { en: 'Before data is fetched', ru: 'До загрузки данных' } },
  { name: 'page-unload', label: { en: 'On leaving the page', ru: 'При уходе со страницы' } },
  {
    name: 'on-collection-fetch-error',
    label: { en: 'When data could not be fetched', ru: 'При ошибке загрузки данных' },
    example: { error: 'The server did not answer', collection: {}, collectionId: '', collectionName: 'orders' },
  },
  { name: 'page-scroll', label: { en: 'On page scroll', ru: 'При прокрутке страницы' }, example: PLACE },
  { name: 'page-resize', label: { en: 'On window resize', ru: 'При изменении размера окна' }, example: PLACE },
  { name: 'keydown', label: { en: 'On key down', ru: 'При нажатии клавиши' }, example: KEY },
  { name: 'keyup', label: { en: 'On key up', ru: 'Когда клавиша отпущена' }, example: KEY },
  { name: 'new-version', label: { en: 'When there is a new version', ru: 'Когда вышла новая версия' } },
]

/** Triggers of the app: those of a page, and those of the first load or a forced reload. */
export const APP_TRIGGERS: readonly Trigger[] = [
  { name: 'onload-app', label: { en: 'On first load', ru: 'При первой загрузке' } },
  { name: 'before-collection-fetch-app', label: { en: 'On first load, before data', ru: 'При первой загрузке, до данных' } },
  ...PAGE_TRIGGERS,
]

/** Triggers of a component: its own beginning and end, and a property that changed. */
export const COMPONENT_TRIGGERS: readonly Trigger[] = [
  { name: 'on-created', label: { en: 'On created', ru: 'При создании' } },
  { name: 'on-mounted', label: { en: 'On shown', ru: 'При появлении' } },
  {
    name: 'property-changed',
    label: { en: 'When a property changes', ru: 'При изменении свойства' },
    example: { name: 'price', newValue: 2, oldValue: 1 },
  },
  { name: 'before-unmount', label: { en: 'Before it goes', ru: 'Перед исчезновением' } },
]

import { boolean, defineElement, image, length, list, number, text, video } from '@heddle/kit'
import { originOf, providerOf, PROVIDERS } from '../../lib/films/film-sites.ts'
import { COLUMNS, PICTURE } from './limits.ts'

type Values = Readonly<Record<string, unknown>>
const arrowsOnly = ({ arrows }: Values): boolean => arrows !== false
/** Films of the pictures that are listed here; rows of a formula are not known yet. */
const filmsOf = ({ pictures }: Values): readonly string[] =>
  (Array.isArray(pictures) ? pictures : []).flatMap((picture: unknown) => {
    const film: unknown = Reflect.get(Object(picture), 'film')
    return typeof film === 'string' && film !== '' ? [film] : []
  })
const hasFilms = (values: Values): boolean => values['films'] === true || filmsOf(values).length > 0
const hasZoom = ({ zoom }: Values): boolean => zoom === true

/** Small pictures that open large ones over the page (elements reference 37). */
export const lightboxDefinition = defineElement({
  type: 'lightbox',
  label: { en: 'Lightbox', ru: 'Лайтбокс' },
  icon: 'images',
  group: 'media',
  words: ['gallery', 'photos', 'pictures', 'zoom', 'enlarge', 'album', 'галерея', 'фотографии', 'увеличить', 'альбом'],
  fields: {
    pictures: list({
      label: { en: 'Pictures', ru: 'Картинки' },
      item: {
        url: image({ label: { en: 'Picture', ru: 'Картинка' } }),
        alt: text({
          label: { en: 'Description', ru: 'Описание' },
          help: { en: 'Read aloud instead of the picture', ru: 'Читается вслух вместо картинки' },
          translated: true,
          maxLength: 1000,
        }),
        caption: text({ label: { en: 'Caption', ru: 'Подпись' }, translated: true, maxLength: 1000 }),
        small: image({
          label: { en: 'Small picture', ru: 'Маленькая картинка' },
          help: { en: 'The picture itself where there is none', ru: 'Если её нет, видна сама картинка' },
        }),
        film: video({
          label: { en: 'Film', ru: 'Видео' },
          help: {
            en: 'A file, or the address of a film on YouTube, Vimeo, Dailymotion, Twitch, Wistia or Loom; the picture stands before it.',
            ru: 'Файл или адрес видео на YouTube, Vimeo, Dailymotion, Twitch, Wistia или Loom; картинка видна до него.',
          },
        }),
      },
      itemLabel: 'alt',
      max: 200,
    }),
    fallbackUrl: image({
      label: { en: 'Picture instead', ru: 'Запасное изображение' },
      help: {
        en: 'Shown, small and large, where a picture is empty or cannot be loaded',
        ru: 'Видно и маленьким, и большим там, где картинки нет или она не загрузилась',
      },
      standsIn: true,
    }),
    arrows: boolean({
      label: { en: 'Goes from picture to picture', ru: 'Листать картинки' },
      help: {
        en: 'By arrow keys and buttons, while one is open. Brings a script.',
        ru: 'Стрелками и кнопками, пока картинка открыта. Нужен скрипт.',
      },
    }),
    group: text({
      label: { en: 'Group', ru: 'Группа' },
      help: {
        en: 'Lightboxes of a page with the same name are stepped through as one.',
        ru: 'Лайтбоксы страницы с одним именем листаются как один.',
      },
      maxLength: 100,
      when: arrowsOnly,
    }),
    zoom: boolean({
      label: { en: 'Zoom', ru: 'Увеличение' },
      help: {
        en: 'By a button, two presses, two fingers, the wheel with Ctrl, and + and −. Brings a script.',
        ru: 'Кнопкой, двойным нажатием, двумя пальцами, колесом с Ctrl, клавишами + и −. Нужен скрипт.',
      },
    }),
    films: boolean({
      label: { en: 'Films in bound rows', ru: 'Видео в привязанных строках' },
      help: {
        en: 'Needed where the list is bound and its rows name a film: the page may then show frames of the sites above.',
        ru: 'Нужно, если список привязан и в строках есть видео: странице разрешаются кадры этих сайтов.',
      },
    }),
    columns: number({
      label: { en: 'Side by side', ru: 'В ряд' },
      ...COLUMNS,
      panel: 'style',
      screens: 'css',
      property: '--lightbox-columns',
    }),
    gap: length({
      label: { en: 'Between pictures', ru: 'Между картинками' },
      default: '8px',
      panel: 'style',
      screens: 'css',
      property: '--lightbox-gap',
    }),
    openLabel: text({ label: { en: 'Name of opening', ru: 'Название открытия' }, default: 'Enlarge', translated: true }),
    closeLabel: text({ label: { en: 'Name of ×', ru: 'Название ×' }, default: 'Close', translated: true }),
    previousLabel: text({
      label: { en: 'Name of ‹', ru: 'Название ‹' },
      default: 'Previous picture',
      translated: true,
      when: arrowsOnly,
    }),
    nextLabel: text({
      label: { en: 'Name of ›', ru: 'Название ›' },
      default: 'Next picture',
      translated: true,
      when: arrowsOnly,
    }),
    playLabel: text({
      label: { en: 'Name of a film', ru: 'Название видео' },
      default: 'Play video',
      translated: true,
      when: hasFilms,
    }),
    zoomLabel: text({ label: { en: 'Name of +', ru: 'Название +' }, default: 'Zoom in', translated: true, when: hasZoom }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'effects'],
  body: (values) => (hasZoom(values) || hasFilms(values) ? 'large' : undefined),
  frames(values) {
    const found = filmsOf(values).flatMap((film) => providerOf(film) ?? [])
    const sites = values['films'] === true && !Array.isArray(values['pictures']) ? PROVIDERS.map(({ value }) => value) : found
    return [...new Set(sites)].map(originOf)
  },
  isControl: true,
  editing: { minSize: 40, whenEmpty: { en: 'No pictures yet', ru: 'Картинок пока нет' } },
  events: {
    open: { label: { en: 'Open', ru: 'Открытие' }, example: { index: 0 } },
    close: { label: { en: 'Close', ru: 'Закрытие' }, example: { index: 0 } },
  },
  actions: {
    open: {
      label: { en: 'Open a picture', ru: 'Открыть картинку' },
      parameters: { index: number({ label: { en: 'Picture', ru: 'Картинка' }, ...PICTURE, bindable: true }) },
    },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
    next: { label: { en: 'Next picture', ru: 'Следующая картинка' } },
    previous: { label: { en: 'Previous picture', ru: 'Предыдущая картинка' } },
  },
  // Buttons open popovers of the browser by themselves, by ids that only one row may have.
  alone: (values, { isRepeated }) => values['arrows'] === false && !isRepeated && !hasZoom(values) && !hasFilms(values),
  baseStyles: { default: { display: 'grid', 'max-width': '100%' } },
  preset: { styles: { default: { width: '100%' } } },
})

import { boolean, defineElement, image, length, list, number, text } from '@heddle/kit'
import { COLUMNS, PICTURE } from './limits.ts'

const arrowsOnly = ({ arrows }: Readonly<Record<string, unknown>>): boolean => arrows !== false

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
          maxLength: 1000,
        }),
        caption: text({ label: { en: 'Caption', ru: 'Подпись' }, maxLength: 1000 }),
      },
      itemLabel: 'alt',
      max: 200,
    }),
    arrows: boolean({
      label: { en: 'Goes from picture to picture', ru: 'Листать картинки' },
      help: {
        en: 'By arrow keys and buttons, while one is open. Brings a script.',
        ru: 'Стрелками и кнопками, пока картинка открыта. Нужен скрипт.',
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
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'effects'],
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
  alone: ({ arrows }, { isRepeated }) => arrows === false && !isRepeated,
  baseStyles: { default: { display: 'grid', 'max-width': '100%' } },
  preset: { styles: { default: { width: '100%' } } },
})

import { choice, color, defineElement, image, text } from '@heddle/kit'

/** A picture (specification section 3, image). */
export const imageDefinition = defineElement({
  type: 'image',
  label: { en: 'Image', ru: 'Изображение' },
  icon: 'image',
  group: 'media',
  words: ['picture', 'photo', 'img', 'figure', 'logo', 'картинка', 'фото', 'рисунок'],
  fields: {
    url: image({ label: { en: 'Picture', ru: 'Изображение' }, waits: ['loading', 'lazy'] }),
    alt: text({
      label: { en: 'Description', ru: 'Описание' },
      help: {
        en: 'Read aloud instead of the picture; empty when it is only decoration',
        ru: 'Читается вслух; пусто, если это украшение',
      },
      translated: true,
      maxLength: 1000,
    }),
    fallbackUrl: image({
      label: { en: 'Picture instead', ru: 'Запасное изображение' },
      help: {
        en: 'Shown where the picture is empty or cannot be loaded',
        ru: 'Видно там, где изображения нет или оно не загрузилось',
      },
      standsIn: true,
    }),
    loading: choice({
      label: { en: 'Loading', ru: 'Загрузка' },
      help: { en: 'Eager for pictures of the first screen', ru: 'Сразу — для изображений первого экрана' },
      options: [
        { value: 'lazy', label: { en: 'When near the screen', ru: 'При приближении' } },
        { value: 'eager', label: { en: 'At once', ru: 'Сразу' } },
      ],
      default: 'lazy',
    }),
    objectFit: choice({
      label: { en: 'Fit', ru: 'Заполнение' },
      options: [
        { value: 'fill', label: { en: 'Fill', ru: 'Растянуть' } },
        { value: 'cover', label: { en: 'Cover', ru: 'Обрезать' } },
        { value: 'contain', label: { en: 'Contain', ru: 'Вписать' } },
        { value: 'none', label: { en: 'Own size', ru: 'Свой размер' } },
        { value: 'scale-down', label: { en: 'Scale down', ru: 'Уменьшить' } },
      ],
      default: 'fill',
      panel: 'style',
      screens: 'css',
      property: 'object-fit',
    }),
    overlay: color({
      label: { en: 'Overlay', ru: 'Наложение' },
      help: {
        en: 'A colour over the picture, or a gradient as CSS writes it',
        ru: 'Цвет поверх изображения или градиент, как в CSS',
      },
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--image-overlay',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  linkable: true,
  // Most pictures have nothing over them, and no other to be shown instead.
  body: ({ fallbackUrl }, isSet) =>
    [isSet?.('overlay') && 'overlaid', fallbackUrl && 'instead'].filter(Boolean).join('.') || undefined,
  heardBodies: { load: 'told', error: 'told' },
  events: {
    load: { label: { en: 'Loaded', ru: 'Загружено' }, example: { url: 'https://example.org/bread.jpg' } },
    error: { label: { en: 'Not loaded', ru: 'Не загружено' }, example: { url: 'https://example.org/bread.jpg' } },
  },
  // A picture with a link, and one with something over it, stands inside the root; one that is empty may be shown as another.
  direct: ({ fallbackUrl }, { isLink, isSet }) => {
    if (isLink || isSet?.('overlay')) return {}
    return fallbackUrl ? { alt: 'attribute:alt' } : { url: 'address:src', alt: 'attribute:alt' }
  },
  editing: { minSize: 40 },
  // `height: auto` keeps the proportions that the width and height attributes promise.
  baseStyles: { default: { display: 'block', 'max-width': '100%', height: 'auto' } },
  preset: { styles: { default: { width: '240px', height: '160px', 'object-fit': 'cover' } } },
})

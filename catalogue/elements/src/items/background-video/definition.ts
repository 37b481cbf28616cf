import { boolean, choice, defineElement, image, video } from '@heddle/kit'

/** A film behind what stands around it (specification sections 3 and 4): muted, started by the browser once it is loaded. */
export const backgroundVideoDefinition = defineElement({
  type: 'background-video',
  label: { en: 'Background video', ru: 'Фоновое видео' },
  icon: 'film',
  group: 'media',
  words: ['film', 'movie', 'mp4', 'webm', 'hero', 'loop', 'backdrop', 'фильм', 'ролик', 'фон'],
  fields: {
    url: video({
      label: { en: 'Video', ru: 'Видео' },
      help: {
        en: 'It plays without sound behind everything in the same section or container. Whoever asks for less motion sees the picture.',
        ru: 'Идёт без звука позади всего в той же секции или контейнере. Кто просит меньше движения, видит картинку.',
      },
    }),
    poster: image({
      label: { en: 'Picture before', ru: 'Картинка до начала' },
      help: {
        en: 'Shown until the video plays, and in its place where it does not',
        ru: 'Видна, пока видео не пошло, и вместо него, если оно не идёт',
      },
    }),
    fills: choice({
      label: { en: 'Fills', ru: 'Заполняет' },
      options: [
        { value: 'parent', label: { en: 'Its section or container', ru: 'Секцию или контейнер' } },
        { value: 'window', label: { en: 'The whole window', ru: 'Всё окно' } },
      ],
      default: 'parent',
    }),
    size: choice({
      label: { en: 'Size', ru: 'Размер' },
      options: [
        { value: 'cover', label: { en: 'Cover: cut at the sides', ru: 'Закрыть, обрезав края' } },
        { value: 'contain', label: { en: 'Contain: all of it', ru: 'Показать целиком' } },
      ],
      default: 'cover',
    }),
    loop: boolean({ label: { en: 'Starts over', ru: 'Повторяется' }, default: true }),
    preload: choice({
      label: { en: 'Loading', ru: 'Загрузка' },
      help: {
        en: 'What browsers are asked to load before they play; most load it all, since it starts by itself',
        ru: 'Что браузер загружает заранее; большинство загружает всё, раз видео начинается само',
      },
      options: [
        { value: 'auto', label: { en: 'At once', ru: 'Сразу' } },
        { value: 'metadata', label: { en: 'Only its size', ru: 'Только размер' } },
        { value: 'none', label: { en: 'Nothing before', ru: 'Ничего заранее' } },
      ],
      default: 'auto',
    }),
  },
  supports: ['background', 'effects'],
})

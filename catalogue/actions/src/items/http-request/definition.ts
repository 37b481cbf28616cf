import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'http-request',
  label: { en: 'HTTP request', ru: 'HTTP-запрос' },
  description: { en: 'Asks a server and gives what it answers.', ru: 'Отправляет запрос серверу и возвращает ответ.' },
  summary: { en: '{method} {url}', ru: '{method} {url}' },
  icon: 'globe',
  group: 'other',
  ports: ['clock', 'http'],
  parameters: {
    url: { label: { en: 'Address', ru: 'Адрес' }, kind: 'text' },
    method: {
      label: { en: 'Method', ru: 'Метод' },
      kind: 'field',
      field: choice({
        label: { en: 'Method', ru: 'Метод' },
        options: [
          { value: 'GET', label: { en: 'GET', ru: 'GET' } },
          { value: 'POST', label: { en: 'POST', ru: 'POST' } },
          { value: 'PUT', label: { en: 'PUT', ru: 'PUT' } },
          { value: 'PATCH', label: { en: 'PATCH', ru: 'PATCH' } },
          { value: 'DELETE', label: { en: 'DELETE', ru: 'DELETE' } },
          { value: 'HEAD', label: { en: 'HEAD', ru: 'HEAD' } },
          { value: 'OPTIONS', label: { en: 'OPTIONS', ru: 'OPTIONS' } },
        ],
        default: 'GET',
      }),
      default: 'GET',
    },
    headers: { label: { en: 'Headers', ru: 'Заголовки' }, kind: 'map' },
    query: { label: { en: 'Query values', ru: 'Значения запроса' }, kind: 'map' },
    body: {
      label: { en: 'Body', ru: 'Тело' },
      kind: 'value',
      when: ({ method }) => method !== undefined && method !== 'GET' && method !== 'HEAD',
    },
    auth: {
      label: { en: 'Sign-in', ru: 'Авторизация' },
      kind: 'field',
      field: choice({
        label: { en: 'Sign-in', ru: 'Авторизация' },
        options: [
          { value: 'none', label: { en: 'None', ru: 'Нет' } },
          { value: 'basic', label: { en: 'Name and password', ru: 'Имя и пароль' } },
          { value: 'bearer', label: { en: 'Token', ru: 'Токен' } },
        ],
        default: 'none',
      }),
      default: 'none',
    },
    username: { label: { en: 'User name', ru: 'Имя пользователя' }, kind: 'text', when: ({ auth }) => auth === 'basic' },
    password: { label: { en: 'Password', ru: 'Пароль' }, kind: 'text', when: ({ auth }) => auth === 'basic' },
    token: { label: { en: 'Token', ru: 'Токен' }, kind: 'text', when: ({ auth }) => auth === 'bearer' },
    credentials: { label: { en: 'Send cookies', ru: 'Отправлять cookie' }, kind: 'boolean', default: false },
    timeout: { label: { en: 'Give up after, in milliseconds', ru: 'Прервать через, мс' }, kind: 'number' },
    retries: { label: { en: 'Retries', ru: 'Повторы' }, kind: 'number', default: 0 },
    retryDelay: {
      label: { en: 'Wait before a retry, in milliseconds', ru: 'Пауза перед повтором, мс' },
      kind: 'number',
      default: 1000,
      when: ({ retries }) => Boolean(retries),
    },
    retryMode: {
      label: { en: 'Waits grow', ru: 'Паузы растут' },
      kind: 'field',
      field: choice({
        label: { en: 'Waits grow', ru: 'Паузы растут' },
        options: [
          { value: 'linear', label: { en: 'By the same time', ru: 'Равномерно' } },
          { value: 'exponential', label: { en: 'Twice as long each time', ru: 'Вдвое' } },
        ],
        default: 'linear',
      }),
      default: 'linear',
      when: ({ retries }) => Boolean(retries),
    },
    cache: {
      label: { en: 'Cache', ru: 'Кэш' },
      kind: 'field',
      field: choice({
        label: { en: 'Cache', ru: 'Кэш' },
        options: [
          { value: 'default', label: { en: 'As the browser likes', ru: 'Как решит браузер' } },
          { value: 'no-store', label: { en: 'Never', ru: 'Никогда' } },
          { value: 'reload', label: { en: 'Load anew', ru: 'Загрузить заново' } },
          { value: 'force-cache', label: { en: 'Whenever there is one', ru: 'Если есть' } },
        ],
        default: 'default',
      }),
      default: 'default',
    },
    keepAlive: { label: { en: 'Outlives the page', ru: 'Переживёт страницу' }, kind: 'boolean', default: false },
  },
})

/**
 * Lets the browser keep the modules of a run of tests: each test file has a document of its own, which would ask for hundreds of
 * them anew. While sources are watched nothing is kept.
 *
 * @returns {import('vite').Plugin}
 */
export function keptModules() {
  return {
    name: 'heddle-kept-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) => {
          const isAsked = name.toLowerCase() === 'cache-control' && value === 'no-cache'
          return setHeader(name, isAsked ? 'max-age=3600' : value)
        }
        next()
      })
    },
  }
}

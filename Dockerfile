# Heddle in a container: built with everything, run without what builds need. The process is nobody's root and writes to /data and
# /tmp alone. `docker build -t heddle .`
FROM node:24-bookworm AS build
WORKDIR /app
# Browsers are for tests.
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/tmp/compiled \
    HEDDLE_DATA=/data \
    HEDDLE_LISTEN=0.0.0.0 \
    HEDDLE_METRICS_PORT=9090
COPY --from=build /app /app
RUN groupadd --gid 10001 heddle \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin heddle \
    && mkdir /data && chown 10001:10001 /data && chmod 700 /data
USER 10001:10001
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:9090/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]

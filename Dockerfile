# The server in a container: docker build -t ludoteca . && docker run -p 4280:4280 -v ludoteca:/data ludoteca
# What is packed by `npm run pack:server` is installed as a host would install it; nothing of the repository stays.
FROM node:24-alpine AS pack
WORKDIR /src
COPY . .
RUN npm run pack:server

FROM node:24-alpine AS install
WORKDIR /opt/ludoteca
COPY --from=pack /src/dist/ludoteca-*.tgz /tmp/ludoteca.tgz
# The database library names no C library, so npm brings its binaries for both: that of glibc is of no use here.
RUN npm install --omit=dev --no-audit --no-fund --ignore-scripts /tmp/ludoteca.tgz \
 && rm -rf node_modules/@libsql/linux-*-gnu

# Alpine's own Node has neither npm nor headers: a third of the size.
FROM alpine:3.23
RUN apk add --no-cache nodejs icu-data-full tzdata \
 && adduser -D -H -u 4280 ludoteca \
 && install -d -o ludoteca -g ludoteca /data
COPY --from=install /opt/ludoteca /opt/ludoteca
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4280 LUDOTECA_DATA=/data
USER ludoteca
WORKDIR /data
VOLUME /data
EXPOSE 4280
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/opt/ludoteca/node_modules/ludoteca/ludoteca.js"]
CMD ["serve"]

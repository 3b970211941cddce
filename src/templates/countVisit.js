// Sends this visit to the visit counter of the page's owner. Stores nothing in the browser. Does not count a page that
// is opened from a file or a loopback address.
;(() => {
  const { counter, counterKind, counterSite } = document.body.dataset
  const { protocol, hostname, href, pathname, search } = location
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  const isOwnDevice = protocol === 'file:' || isLoopback
  if (!counter || isOwnDevice) return
  // If the script runs twice, the visit is counted once.
  delete document.body.dataset.counter

  const { title, referrer } = document
  // Nothing reads the response, so it needs no CORS header.
  const inQuery = (values) => [`${counter}?${new URLSearchParams(values)}`, { mode: 'no-cors' }]
  const inBody = (type, values) => [
    counter,
    { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(values) },
  ]
  const requests = {
    goatcounter: () =>
      inQuery({ p: pathname, t: title, r: referrer, q: search, s: screen.width, rnd: Math.random() }),
    plausible: () => inBody('text/plain', { n: 'pageview', u: href, d: counterSite, r: referrer || null }),
    umami: () =>
      inBody('application/json', {
        type: 'event',
        payload: {
          website: counterSite,
          hostname,
          url: pathname + search,
          title,
          referrer,
          language: navigator.language,
          screen: `${screen.width}x${screen.height}`,
        },
      }),
  }

  function sendVisit() {
    const [address, options] = requests[counterKind]()
    // The page works without its counter, which may be blocked or offline.
    fetch(address, { ...options, keepalive: true, credentials: 'omit' }).catch(() => {})
  }

  // A visitor may never open a page that the browser has prerendered.
  if (document.prerendering) document.addEventListener('prerenderingchange', sendVisit, { once: true })
  else sendVisit()
})()

// Tells the counter of the page's owner about this visit. It stores nothing here, and a page on one's own device is not
// counted.
;(() => {
  const { counter, counterKind, counterSite } = document.body.dataset
  const { protocol, hostname, href, pathname, search } = location
  const isOwnDevice = protocol === 'file:' || hostname === 'localhost' || hostname.startsWith('127.')
  if (!counter || isOwnDevice) return
  // A script that starts twice counts once.
  delete document.body.dataset.counter

  const { title, referrer } = document
  // Nothing reads the answer, so it may come without the permission of its host.
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

  function count() {
    const [address, options] = requests[counterKind]()
    // A counter that is blocked or away is no fault of the page.
    fetch(address, { ...options, keepalive: true, credentials: 'omit' }).catch(() => {})
  }

  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true })
  else count()
})()

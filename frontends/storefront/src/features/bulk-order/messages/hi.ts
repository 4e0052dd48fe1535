import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pageTitle: (name) => `बल्क ऑर्डर: ${name}`,
  loading: 'प्रोडक्ट लोड हो रहा है...',
  notFound: 'प्रोडक्ट नहीं मिला',
  notFoundText: 'इस पते पर बल्क ऑर्डर वाली कोई टी-शर्ट नहीं है।',
  failed: 'प्रोडक्ट लोड नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
  goBack: 'पीछे जाएँ',
  tryAgain: 'फिर कोशिश करें',
  back: 'वापस प्रोडक्ट पर',
  ticket: 'जॉब टिकट',
  ticketNote: 'टी-शर्ट का बल्क ऑर्डर, अकाउंट की ज़रूरत नहीं',
  off: '20% की छूट',
  priceNote: 'छपाई, तह और साइज़ के हिसाब से पैकिंग। बल्क ऑर्डर में दाम छपाई का लगता है: हर शर्ट पर हर जगह का।',
  picture: (number, count) => `तस्वीर ${number}, कुल ${count}`,
  placement: {
    title: 'डिज़ाइन कहाँ छपे',
    text: (rate) => `कहाँ छापना है? शर्ट पर टैप करें, या नीचे से चुनें। हर जगह की छपाई ${rate} प्रति शर्ट।`,
  },
  design: {
    title: 'डिज़ाइन अपलोड',
    text: 'सारी शर्ट के लिए एक ही फ़ाइल। अभी फ़ाइल नहीं है? ऑर्डर कर दीजिए, डिज़ाइन बाद में WhatsApp पर भेज देना।',
    preview: 'आपके डिज़ाइन की झलक',
    upload: 'अपना डिज़ाइन अपलोड करें',
    hint: 'PNG, JPG, SVG, 10MB तक',
    change: 'डिज़ाइन बदलें',
    changeFile: 'डिज़ाइन की दूसरी फ़ाइल',
    remove: 'हटाएँ',
    allKinds: ({ kinds, svgMegabytes }) => `हम इन फ़ाइलों से छाप सकते हैं: ${kinds}। SVG ${svgMegabytes}MB तक।`,
    noPreview: 'यह ब्राउज़र ऐसी फ़ाइल दिखा नहीं सकता। छपाई इससे हो जाएगी।',
    faults: {
      notAnImage: () => 'कृपया तस्वीर वाली फ़ाइल अपलोड करें (JPEG, PNG आदि)।',
      wrongKind: ({ name, kinds }) => `${name} से छपाई नहीं हो पाएगी। इसे इनमें से किसी एक में सेव कीजिए: ${kinds}।`,
      tooLarge: ({ name, megabytes }) =>
        `${name} ${megabytes}MB से बड़ी है। छोटी फ़ाइल चुनिए, या अभी ऑर्डर करके इसे WhatsApp पर भेज दीजिए।`,
      svgTooLarge: ({ name, svgMegabytes }) =>
        `${name} ${svgMegabytes}MB से बड़ी है, SVG की हद इतनी ही है। इसे PNG में सेव कीजिए, या अभी ऑर्डर करके WhatsApp पर भेज दीजिए।`,
    },
  },
  line: {
    title: 'रंग, साइज़ और संख्या',
    text: 'हर रंग और साइज़ के लिए एक लाइन जोड़ें। वही रंग और साइज़ दोबारा डालने पर संख्या जुड़ जाती है।',
    color: 'रंग',
    size: 'साइज़',
    add: 'ऑर्डर में जोड़ें',
    incomplete: 'जोड़ने से पहले रंग, साइज़ और संख्या चुन लें।',
  },
  order: {
    title: 'आपका ऑर्डर',
    empty: 'अभी कोई शर्ट नहीं है। ऊपर से रंग, साइज़ और संख्या चुनें।',
    remove: (color, size) => `${color} ${size} हटाएँ`,
    sum: (count, placements, rate) => `${count} शर्ट × ${placements} जगह छपाई × ${rate} = `,
    place: (total) => `ऑर्डर दें - ${total}`,
    processing: 'ऑर्डर जा रहा है...',
    note: 'अभी कोई पेमेंट नहीं। रंग और डिलीवरी की तारीख हम पहले फ़ोन पर पक्की करते हैं।',
    needsPlacement: 'छपाई की कम से कम एक जगह चुनें',
    needsLine: 'रंग, साइज़ और संख्या की कम से कम एक लाइन जोड़ें',
    placed: 'ऑर्डर मिल गया!',
    placedAs: (number) => `ऑर्डर मिल गया! आपका ऑर्डर नंबर ${number} है। पक्का करने के लिए हम फ़ोन करेंगे।`,
    failed: 'ऑर्डर नहीं जा पाया। फिर कोशिश करें।',
  },
};

/**
 * Sentences that schemas report to the person who fills in a form, each with its Hindi. `sentence` takes only these. The
 * first one that a request breaks becomes the message of the refusal.
 */
export const sentences = {
  // Accounts
  'Please enter your email/phone and password.': 'अपना ईमेल या फ़ोन और पासवर्ड लिखिए।',
  'Name, email, and password are required.': 'नाम, ईमेल और पासवर्ड लिखना ज़रूरी है।',
  'Please enter your email or phone.': 'अपना ईमेल या फ़ोन लिखिए।',
  'Please enter your email address.': 'अपना ईमेल पता लिखिए।',
  'Please enter an email address.': 'ईमेल पता लिखिए।',
  'Please enter a valid email address.': 'सही ईमेल पता लिखिए।',
  'Please enter a valid phone number.': 'सही फ़ोन नंबर लिखिए।',
  'Please enter street and house number.': 'गली और मकान नंबर लिखिए।',
  'Please enter the city.': 'शहर लिखिए।',
  'Please enter the country.': 'देश लिखिए।',
  'Please enter the postal code.': 'पिन कोड लिखिए।',
  'Please enter a PIN code of six digits.': 'छह अंकों का पिन कोड लिखिए।',
  'Please check the GSTIN: it is not a valid number.': 'GSTIN जाँच लीजिए: यह नंबर सही नहीं है।',
  'Please enter the name of the business.': 'कारोबार का नाम लिखिए।',
  'Please choose a state of India.': 'भारत का कोई राज्य चुनिए।',
  'Please choose the GST rate of the product.': 'प्रोडक्ट की GST दर चुनिए।',
  'There is no such PIN code.': 'ऐसा कोई पिन कोड नहीं है।',
  'This PIN code is in another state.': 'यह पिन कोड किसी और राज्य का है।',
  'This GSTIN is of another state than the address.': 'यह GSTIN पते के राज्य का नहीं, किसी और राज्य का है।',
  'This GSTIN is of another state. Please enter the address of the business there.':
    'यह GSTIN किसी और राज्य का है। वहाँ का कारोबार का पता लिखिए।',
  'An invoice to another address needs a GSTIN.': 'किसी और पते पर बिल के लिए GSTIN चाहिए।',
  'Please enter a name without a web address.': 'नाम बिना वेब पते के लिखिए।',
  'Please enter your name.': 'अपना नाम लिखिए।',
  'Please enter a name.': 'नाम लिखिए।',
  'The last day is before the first.': 'आख़िरी दिन पहले दिन से पहले है।',
  'Please choose at most a year.': 'ज़्यादा से ज़्यादा एक साल चुनिए।',
  'Please choose a file.': 'फ़ाइल चुनिए।',
  'Please add a picture or a text first.': 'पहले कोई तस्वीर या टेक्स्ट जोड़िए।',
  'The texts are too long to be drawn. Please send them as a file.': 'टेक्स्ट इतने लंबे हैं कि बन नहीं सकते। इन्हें फ़ाइल में भेजिए।',
  'Please use small letters, digits and hyphens.': 'छोटे अक्षर (a-z), अंक और हाइफ़न ही लिखिए।',
  'Each view and each area needs an id of its own.': 'हर व्यू और हर एरिया की आईडी अलग होनी चाहिए।',
  'The fonts have Latin and Devanagari letters only. Please remove other signs.':
    'इन फ़ॉन्ट में सिर्फ़ अंग्रेज़ी और देवनागरी के अक्षर हैं। बाकी निशान हटा दीजिए।',
  'Please choose a role.': 'भूमिका चुनिए।',
  'Please choose a password.': 'पासवर्ड चुनिए।',
  'Please choose a new password.': 'नया पासवर्ड चुनिए।',
  'Password must have at least 8 characters.': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।',
  'Password must have at most 200 characters.': 'पासवर्ड में ज़्यादा से ज़्यादा 200 अक्षर हो सकते हैं।',
  'Passwords of staff must have at least 12 characters.': 'स्टाफ़ के पासवर्ड में कम से कम 12 अक्षर होने चाहिए।',
  'Please choose what is wrong.': 'चुनिए कि क्या ख़राब है।',
  'Please say what is wrong.': 'बताइए कि क्या ख़राब है।',
  'Please choose each item once.': 'हर आइटम एक ही बार चुनिए।',
  'Please enter the number of your order.': 'अपने ऑर्डर का नंबर लिखिए।',
  'Please enter your phone number or email.': 'अपना फ़ोन नंबर या ईमेल लिखिए।',
  'Please enter a name for the view.': 'व्यू का नाम लिखिए।',
  'Please enter the code.': 'कोड लिखिए।',
  'The link is not complete.': 'लिंक अधूरा है।',
  'A Google ID token is required.': 'Google का ID टोकन ज़रूरी है।',
  'Please write your message.': 'अपना मैसेज लिखिए।',
  // Payments and tax
  'A UTR has 12 digits. Your UPI app shows it with the payment.':
    'UTR में 12 अंक होते हैं। आपका UPI ऐप उसे पेमेंट के साथ दिखाता है।',
  'Please enter an amount above 0.': '0 से बड़ी रकम लिखिए।',
  'Please say how it was paid.': 'लिखिए कि पैसे कैसे दिए गए।',
  'Please enter a reason of 3 to 200 characters.': '3 से 200 अक्षरों में कारण लिखिए।',
  'Please enter one amount, or the amounts of some items.': 'एक रकम लिखिए, या कुछ आइटम की रकमें।',
  'An HSN has 4, 6 or 8 digits.': 'HSN में 4, 6 या 8 अंक होते हैं।',
  'Each date can have one rate only.': 'एक तारीख की एक ही दर हो सकती है।',
  'Please say what the rule is for.': 'लिखिए कि यह नियम किसके लिए है।',
  // Artwork
  'The most pages cannot be fewer than the fewest.': 'ज़्यादा से ज़्यादा पेज, कम से कम पेजों से कम नहीं हो सकते।',
  'A good resolution cannot be below the lowest.': 'अच्छा रिज़ॉल्यूशन सबसे कम रिज़ॉल्यूशन से नीचे नहीं हो सकता।',

  // Settings of the shop
  'Please enter the path of a picture on this shop, like /logo.svg.':
    'इस दुकान पर रखी तस्वीर का पाथ लिखिए, जैसे /logo.svg।',
  'Please enter the number with its country code, in digits only.': 'नंबर देश के कोड के साथ, सिर्फ़ अंकों में लिखिए।',
  'Please leave at least one day of the week open.': 'हफ़्ते में कम से कम एक दिन खुला रखिए।',
  'Please use small letters, digits and hyphens, like wedding-cards.':
    'अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न लिखिए, जैसे wedding-cards।',
  'Please write the title of the service.': 'सर्विस का शीर्षक लिखिए।',
  'Each service needs an address of its own.': 'हर सर्विस का पता अलग होना चाहिए।',
  'Please enter the financial year like 26-27.': 'वित्तीय वर्ष ऐसे लिखिए: 26-27।',
  'Please enter each day once.': 'हर दिन एक ही बार लिखिए।',
  'An account number has 9 to 18 digits.': 'खाता नंबर में 9 से 18 अंक होते हैं।',
  'Please check the IFSC: it has 11 characters, like HDFC0001234.':
    'IFSC जाँच लीजिए: उसमें 11 अक्षर और अंक होते हैं, जैसे HDFC0001234।',
  'Please offer at least one way to pay.': 'पेमेंट का कम से कम एक तरीका चुनिए।',
  'Please choose each way to pay once.': 'पेमेंट का हर तरीका एक ही बार चुनिए।',
  'Please enter a UPI id like shop@bank.': 'shop@bank जैसी UPI आईडी लिखिए।',
  'Cash on delivery must stay below ₹2,00,000 (Income-tax Act, section 269ST).':
    'डिलीवरी पर नक़द ₹2,00,000 से कम होना चाहिए (आयकर अधिनियम, धारा 269ST)।',
  'Please write the announcement first.': 'पहले सूचना लिखिए।',
  'The announcement cannot end before it begins.': 'सूचना शुरू होने से पहले ख़त्म नहीं हो सकती।',
  'Please enter a path on this shop, like /services.': 'इस दुकान का पाथ लिखिए, जैसे /services।',
  'A prefix has 1 to 3 letters or digits, so that the whole number has 16 characters at most.':
    'शुरू के अक्षर 1 से 3 होते हैं (अंग्रेज़ी अक्षर या अंक), ताकि पूरा नंबर ज़्यादा से ज़्यादा 16 अक्षरों का हो।',
  'Each kind of document needs a prefix of its own.': 'हर तरह के काग़ज़ के शुरू के अक्षर अलग होने चाहिए।',

  // Cart and orders
  'Your cart is empty.': 'आपका कार्ट ख़ाली है।',
  'Please confirm that you have checked spelling and colours.': 'बताइए कि आपने स्पेलिंग और रंग जाँच लिए हैं।',
  'Quantity must be at least 1.': 'संख्या कम से कम 1 होनी चाहिए।',
  'Please choose a placement from the list.': 'छपाई की जगह सूची में से चुनिए।',
  'Please fill in all required shipping information.': 'डिलीवरी का पूरा पता भरिए।',
  'Please give a reason.': 'कारण लिखिए।',
  // Reviews
  'Please write something or add a file.': 'कुछ लिखिए या कोई फ़ाइल जोड़िए।',
  'Please choose one to five stars.': 'एक से पाँच स्टार चुनिए।',
  // Bulk orders
  'Please select at least one placement': 'छपाई की कम से कम एक जगह चुनिए',
  'Please add at least one color-size-quantity item to stack': 'रंग, साइज़ और संख्या की कम से कम एक लाइन जोड़िए',
  'Please choose each placement once.': 'छपाई की हर जगह एक ही बार चुनिए।',
  'Please upload the design first.': 'पहले डिज़ाइन अपलोड कीजिए।',
  // Staff: products, prices, quotations, lists
  'Please fill in all required fields and upload at least one image':
    'सभी ज़रूरी जानकारी भरिए और कम से कम एक तस्वीर अपलोड कीजिए',
  'Please enter at least two words that mean the same.': 'एक ही मतलब के कम से कम दो शब्द लिखिए।',
  'Please name each size and each placement once.': 'हर साइज़ और हर जगह का नाम एक ही बार दें।',
  'A happy hour must end at another time than it begins.': 'हैप्पी आवर शुरू और ख़त्म होने का समय अलग होना चाहिए।',
  'A festival cannot end before it begins.': 'त्योहार शुरू होने से पहले ख़त्म नहीं हो सकता।',
  'A code has 3 to 20 letters, digits or hyphens.': 'कोड में 3 से 20 अंग्रेज़ी अक्षर, अंक या हाइफ़न होते हैं।',
  'Please give either a percentage or an amount.': 'या तो प्रतिशत लिखिए या रकम।',
  'A coupon must take something off.': 'कूपन से कुछ छूट मिलनी चाहिए।',
  'The last day cannot be before the first.': 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।',
  'Maximum 5 images allowed per product': 'एक प्रोडक्ट में ज़्यादा से ज़्यादा 5 तस्वीरें हो सकती हैं',
  'Please upload the pictures here. Addresses on other sites cannot be used.':
    'तस्वीरें यहीं अपलोड कीजिए। दूसरी साइटों के पते नहीं चलते।',
  'Product type and all categories are required': 'प्रोडक्ट का प्रकार और सभी कैटेगरी लिखना ज़रूरी है',
  'Please fill all required fields': 'सभी ज़रूरी जानकारी भरिए',
  'Please provide size and GSM for paper': 'काग़ज़ का साइज़ और GSM लिखिए',
  'Please provide size for printing': 'छपाई का साइज़ लिखिए',
  'Please choose another name.': 'कोई और नाम चुनिए।',
  'A discount is 100 percent at most.': 'छूट ज़्यादा से ज़्यादा 100 प्रतिशत हो सकती है।',
  'Please add something to the quotation first.': 'पहले कोटेशन में कुछ जोड़िए।',
  'The columns are not readable. Choose them again.': 'कॉलम पढ़े नहीं जा सके। उन्हें फिर से चुनिए।',
  'Only the first 10,000 can be paged through. Search, filter or sort to see others.':
    'सिर्फ़ पहले 10,000 पेज-दर-पेज देखे जा सकते हैं। बाकी के लिए खोजिए, छाँटिए या क्रम बदलिए।',
} as const;

/** Words that follow a field's name in the details of a refusal, each with its Hindi. `fault` takes only these. */
export const faults = {
  'must be the id of a message': 'किसी मैसेज की id होनी चाहिए',
  'must be a number': 'संख्या होनी चाहिए',
  'must be a name of letters, digits and hyphens': 'अक्षरों, अंकों और हाइफ़न वाला नाम होना चाहिए',
  'must be a whole number': 'पूरी संख्या होनी चाहिए',
  'must have at most two decimals': 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं',
  'must be ids of products with commas between them': 'प्रोडक्ट की आईडी होनी चाहिए, बीच में कॉमा के साथ',
  'must be an object id of 24 hexadecimal digits': '24 हेक्साडेसिमल अंकों की आईडी होनी चाहिए',
  'must be a colour like #1A2B3C': '#1A2B3C जैसा रंग होना चाहिए',
  'must be base64url': 'base64url में होना चाहिए',
  'must be the version of a privacy notice, like 2026-11-22': 'प्राइवेसी सूचना की तारीख होनी चाहिए, जैसे 2026-11-22',
} as const;

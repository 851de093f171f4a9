/**
 * The built-in glossary (decision 3.8). A line is one term: English | Spanish | pt-BR | es-MX | es-CL. Commas separate
 * the words of a source cell, slashes separate forms: singular/plural of a noun, masculine/feminine/masculine
 * plural/feminine plural of an adjective (two forms: singular/plural; one form: the same for all). The target of a noun
 * starts with its gender.
 */

export const adjectives = `
black | negro/negra/negros/negras | preto/preta/pretos/pretas | negro/negra/negros/negras | negro/negra/negros/negras
white | blanco/blanca/blancos/blancas | branco/branca/brancos/brancas | blanco/blanca/blancos/blancas | blanco/blanca/blancos/blancas
red | rojo/roja/rojos/rojas | vermelho/vermelha/vermelhos/vermelhas | rojo/roja/rojos/rojas | rojo/roja/rojos/rojas
blue | azul/azules | azul/azuis | azul/azules | azul/azules
navy blue, navy | azul marino | azul-marinho | azul marino | azul marino
light blue, sky blue | celeste/celestes, azul claro | azul-claro/azul-claros | azul claro | celeste/celestes
green | verde/verdes | verde/verdes | verde/verdes | verde/verdes
dark green | verde oscuro | verde-escuro | verde oscuro | verde oscuro
olive, olive green | verde oliva, oliva | verde-oliva | verde olivo | verde oliva
yellow | amarillo/amarilla/amarillos/amarillas | amarelo/amarela/amarelos/amarelas | amarillo/amarilla/amarillos/amarillas | amarillo/amarilla/amarillos/amarillas
orange | naranja, anaranjado | laranja | naranja | naranjo/naranja/naranjos/naranjas
pink | rosa, rosado/rosada/rosados/rosadas | rosa | rosa | rosado/rosada/rosados/rosadas
purple | morado/morada/morados/moradas, púrpura | roxo/roxa/roxos/roxas | morado/morada/morados/moradas | morado/morada/morados/moradas
violet | violeta | violeta | violeta | violeta
brown | marrón/marrones, café, castaño | marrom/marrons | café | café
grey, gray | gris/grises | cinza | gris/grises | gris/grises
dark grey, dark gray, charcoal | gris oscuro, antracita | cinza-escuro | gris oscuro | gris oscuro
light grey, light gray | gris claro | cinza-claro | gris claro | gris claro
beige | beige, beis | bege | beige | beige
cream, ivory | crema, marfil | creme | crema | crema
gold, golden | dorado/dorada/dorados/doradas | dourado/dourada/dourados/douradas | dorado/dorada/dorados/doradas | dorado/dorada/dorados/doradas
silver | plateado/plateada/plateados/plateadas, plata | prateado/prateada/prateados/prateadas | plateado/plateada/plateados/plateadas | plateado/plateada/plateados/plateadas
burgundy, maroon | burdeos, granate, vino | bordô | vino | burdeo
turquoise, teal | turquesa | turquesa | turquesa | turquesa
khaki | caqui | cáqui | caqui | caqui
mustard | mostaza | mostarda | mostaza | mostaza
multicolor, multicolour, multicolored, multicoloured | multicolor/multicolores | multicolorido/multicolorida/multicoloridos/multicoloridas | multicolor/multicolores | multicolor/multicolores
striped | rayado/rayada/rayados/rayadas | listrado/listrada/listrados/listradas | rayado/rayada/rayados/rayadas | rayado/rayada/rayados/rayadas
printed | estampado/estampada/estampados/estampadas | estampado/estampada/estampados/estampadas | estampado/estampada/estampados/estampadas | estampado/estampada/estampados/estampadas
plain | liso/lisa/lisos/lisas | liso/lisa/lisos/lisas | liso/lisa/lisos/lisas | liso/lisa/lisos/lisas
long | largo/larga/largos/largas | longo/longa/longos/longas | largo/larga/largos/largas | largo/larga/largos/largas
short | corto/corta/cortos/cortas | curto/curta/curtos/curtas | corto/corta/cortos/cortas | corto/corta/cortos/cortas
light, lightweight | ligero/ligera/ligeros/ligeras, liviano/liviana/livianos/livianas | leve/leves | ligero/ligera/ligeros/ligeras | liviano/liviana/livianos/livianas
warm | cálido/cálida/cálidos/cálidas, abrigado/abrigada/abrigados/abrigadas | quente/quentes | cálido/cálida/cálidos/cálidas | abrigado/abrigada/abrigados/abrigadas
soft | suave/suaves | macio/macia/macios/macias | suave/suaves | suave/suaves
waterproof | impermeable/impermeables | impermeável/impermeáveis | impermeable/impermeables | impermeable/impermeables
breathable | transpirable/transpirables | respirável/respiráveis | transpirable/transpirables | respirable/respirables
elastic, stretch | elástico/elástica/elásticos/elásticas | elástico/elástica/elásticos/elásticas | elástico/elástica/elásticos/elásticas | elasticado/elasticada/elasticados/elasticadas
adjustable | ajustable/ajustables | ajustável/ajustáveis | ajustable/ajustables | ajustable/ajustables
recycled | reciclado/reciclada/reciclados/recicladas | reciclado/reciclada/reciclados/recicladas | reciclado/reciclada/reciclados/recicladas | reciclado/reciclada/reciclados/recicladas
organic | orgánico/orgánica/orgánicos/orgánicas | orgânico/orgânica/orgânicos/orgânicas | orgánico/orgánica/orgánicos/orgánicas | orgánico/orgánica/orgánicos/orgánicas
small | pequeño/pequeña/pequeños/pequeñas, chico/chica | pequeno/pequena/pequenos/pequenas | chico/chica/chicos/chicas | pequeño/pequeña/pequeños/pequeñas
medium | mediano/mediana/medianos/medianas | médio/média/médios/médias | mediano/mediana/medianos/medianas | mediano/mediana/medianos/medianas
large | grande/grandes | grande/grandes | grande/grandes | grande/grandes
extra large | extra grande/extra grandes | extra grande/extra grandes | extra grande/extra grandes | extra grande/extra grandes
one size | talla única, unitalla | tamanho único | unitalla | talla única
`;

export const materials = `
cotton | algodón | m algodão | m algodón | m algodón
wool | lana | f lã | f lana | f lana
merino, merino wool | lana merino, merino | f lã merino | f lana merino | f lana merino
linen | lino | m linho | m lino | m lino
silk | seda | f seda | f seda | f seda
leather | cuero, piel | m couro | f piel | m cuero
suede | ante, gamuza | f camurça | f gamuza | f gamuza
denim | mezclilla, tela vaquera | m jeans | f mezclilla | f mezclilla
polyester | poliéster | m poliéster | m poliéster | m poliéster
nylon | nailon, nylon | m náilon | m nylon | m nylon
elastane, spandex | elastano, spandex | m elastano | m elastano | m elastano
viscose | viscosa | f viscose | f viscosa | f viscosa
fleece | forro polar, polar | m fleece | m polar | m polar
velvet | terciopelo | m veludo | m terciopelo | m terciopelo
cashmere | cachemira | f caxemira | f cachemira | m cashmere
bamboo | bambú | m bambu | m bambú | m bambú
rubber | caucho, goma, hule | f borracha | m hule | f goma
steel, stainless steel | acero inoxidable, acero | m aço inoxidável | m acero inoxidable | m acero inoxidable
wood | madera | f madeira | f madera | f madera
plastic | plástico | m plástico | m plástico | m plástico
glass | vidrio, cristal | m vidro | m vidrio | m vidrio
canvas | lona | f lona | f lona | f lona
`;

export const nouns = `
t-shirt/t-shirts, tee/tees, tshirt/tshirts | camiseta/camisetas, playera/playeras, polera/poleras | f camiseta/camisetas | f playera/playeras | f polera/poleras
shirt/shirts | camisa/camisas | f camisa/camisas | f camisa/camisas | f camisa/camisas
polo shirt/polo shirts | polo/polos | f camisa polo/camisas polo | f playera polo/playeras polo | f polera piqué/poleras piqué
blouse/blouses | blusa/blusas | f blusa/blusas | f blusa/blusas | f blusa/blusas
sweater/sweaters, jumper/jumpers, pullover/pullovers | jersey/jerséis, suéter/suéteres | m suéter/suéteres | m suéter/suéteres | m chaleco/chalecos
sweatshirt/sweatshirts | sudadera/sudaderas, polerón/polerones | m moletom/moletons | f sudadera/sudaderas | m polerón/polerones
hoodie/hoodies | sudadera con capucha/sudaderas con capucha | m moletom com capuz/moletons com capuz | f sudadera con capucha/sudaderas con capucha | m polerón con capucha/polerones con capucha
jacket/jackets | chaqueta/chaquetas, chamarra/chamarras | f jaqueta/jaquetas | f chamarra/chamarras | f chaqueta/chaquetas
coat/coats | abrigo/abrigos | m casaco/casacos | m abrigo/abrigos | m abrigo/abrigos
raincoat/raincoats | chubasquero/chubasqueros, gabardina/gabardinas | f capa de chuva/capas de chuva | m impermeable/impermeables | m impermeable/impermeables
vest/vests | chaleco/chalecos | m colete/coletes | m chaleco/chalecos | f parka sin mangas/parkas sin mangas
trousers, pants | pantalón/pantalones | f calça/calças | m pantalón/pantalones | m pantalón/pantalones
jeans | vaqueros, jeans, pantalones vaqueros | m jeans/jeans | m jeans/jeans | m jeans/jeans
shorts | pantalones cortos, shorts, bermudas | m shorts/shorts | m shorts/shorts | m shorts/shorts
leggings | mallas, leggings | f leggings/leggings | f mallas/mallas | f calzas/calzas
skirt/skirts | falda/faldas, pollera/polleras | f saia/saias | f falda/faldas | f falda/faldas
dress/dresses | vestido/vestidos | m vestido/vestidos | m vestido/vestidos | m vestido/vestidos
suit/suits | traje/trajes | m terno/ternos | m traje/trajes | m terno/ternos
underwear | ropa interior | f roupa íntima/roupas íntimas | f ropa interior/ropas interiores | f ropa interior/ropas interiores
bra/bras | sujetador/sujetadores, sostén/sostenes, brasier/brasieres | m sutiã/sutiãs | m brasier/brasieres | m sostén/sostenes
sock/socks | calcetín/calcetines | f meia/meias | m calcetín/calcetines | m calcetín/calcetines
pajamas, pyjamas | pijama/pijamas | m pijama/pijamas | f pijama/pijamas | m pijama/pijamas
swimsuit/swimsuits | bañador/bañadores, traje de baño/trajes de baño | m maiô/maiôs | m traje de baño/trajes de baño | m traje de baño/trajes de baño
hat/hats | sombrero/sombreros | m chapéu/chapéus | m sombrero/sombreros | m sombrero/sombreros
cap/caps | gorra/gorras | m boné/bonés | f gorra/gorras | m jockey/jockeys
beanie/beanies | gorro/gorros | m gorro/gorros | m gorro/gorros | m gorro/gorros
scarf/scarves | bufanda/bufandas | m cachecol/cachecóis | f bufanda/bufandas | f bufanda/bufandas
glove/gloves | guante/guantes | f luva/luvas | m guante/guantes | m guante/guantes
belt/belts | cinturón/cinturones | m cinto/cintos | m cinturón/cinturones | m cinturón/cinturones
shoe/shoes | zapato/zapatos | m sapato/sapatos | m zapato/zapatos | m zapato/zapatos
sneaker/sneakers, trainer/trainers, running shoe/running shoes | zapatilla/zapatillas, tenis | m tênis/tênis | m tenis/tenis | f zapatilla/zapatillas
boot/boots | bota/botas | f bota/botas | f bota/botas | f bota/botas
sandal/sandals | sandalia/sandalias | f sandália/sandálias | f sandalia/sandalias | f sandalia/sandalias
backpack/backpacks | mochila/mochilas | f mochila/mochilas | f mochila/mochilas | f mochila/mochilas
bag/bags, handbag/handbags | bolso/bolsos, bolsa/bolsas, cartera/carteras | f bolsa/bolsas | f bolsa/bolsas | f cartera/carteras
wallet/wallets | billetera/billeteras, monedero/monederos | f carteira/carteiras | f cartera/carteras | f billetera/billeteras
watch/watches | reloj/relojes | m relógio/relógios | m reloj/relojes | m reloj/relojes
bottle/bottles | botella/botellas | f garrafa/garrafas | f botella/botellas | f botella/botellas
sleeve/sleeves | manga/mangas | f manga/mangas | f manga/mangas | f manga/mangas
collar/collars | cuello/cuellos | f gola/golas | m cuello/cuellos | m cuello/cuellos
pocket/pockets | bolsillo/bolsillos | m bolso/bolsos | m bolsillo/bolsillos | m bolsillo/bolsillos
button/buttons | botón/botones | m botão/botões | m botón/botones | m botón/botones
zipper/zippers, zip/zips | cremallera/cremalleras, cierre/cierres | m zíper/zíperes | m cierre/cierres | m cierre/cierres
hood/hoods | capucha/capuchas | m capuz/capuzes | f capucha/capuchas | m gorro/gorros
lining | forro/forros | m forro/forros | m forro/forros | m forro/forros
fabric/fabrics | tejido/tejidos, tela/telas | m tecido/tecidos | f tela/telas | f tela/telas
size/sizes | talla/tallas | m tamanho/tamanhos | f talla/tallas | f talla/tallas
color/colors, colour/colours | color/colores | f cor/cores | m color/colores | m color/colores
man | hombre | m homem/homens | m hombre/hombres | m hombre/hombres
men | hombres, caballero, caballeros | m homens/homens | m hombres/hombres | m hombres/hombres
woman | mujer | f mulher/mulheres | f mujer/mujeres | f mujer/mujeres
women | mujeres, dama, damas | f mulheres/mulheres | f mujeres/mujeres | f mujeres/mujeres
boys | niños | m meninos/meninos | m niños/niños | m niños/niños
girls | niñas | f meninas/meninas | f niñas/niñas | f niñas/niñas
kids, children | niños y niñas | f crianças/crianças | m niños/niños | m niños/niños
baby/babies | bebé/bebés | m bebê/bebês | m bebé/bebés | f guagua/guaguas
running | correr | m corrida/corrida | m correr/correr | m correr/correr
hiking | senderismo | f trilha/trilhas | m senderismo/senderismo | m trekking/trekking
summer | verano | m verão/verões | m verano/veranos | m verano/veranos
winter | invierno | m inverno/invernos | m invierno/inviernos | m invierno/inviernos
`;

/** Function words, which also identify the language of a text. */
export const words = `
and | y, e | e | y | y
or | o, u | ou | o | o
with | con | com | con | con
without | sin | sem | sin | sin
for | para | para | para | para
of | de | de | de | de
in | en | em | en | en
made of | hecho de | feito de | hecho de | hecho de
`;

/** Sizes as printed on labels; only a complete size is replaced, never a letter inside a text. */
export const sizes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pt-BR': { XS: 'PP', S: 'P', M: 'M', L: 'G', XL: 'GG', XXL: 'XGG' },
  'es-MX': { XS: 'XCH', S: 'CH', M: 'M', L: 'G', XL: 'XG', XXL: 'XXG' },
  'es-CL': { XS: 'XS', S: 'S', M: 'M', L: 'L', XL: 'XL', XXL: 'XXL' },
};

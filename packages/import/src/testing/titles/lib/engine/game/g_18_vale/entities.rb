# frozen_string_literal: true

module Engine
  module Game
    module G18Vale
      module Entities
        COMPANIES = [
          {
            name: 'Mule Track',
            sym: 'MT',
            value: 20,
            revenue: 5,
            desc: 'Blocks B6 while owned by a player.',
            abilities: [{ type: 'blocks_hexes', owner_type: 'player', hexes: ['B6'] }],
            color: nil,
          },
          {
            name: 'Ferry',
            sym: 'FE',
            value: 70,
            discount: 20,
            revenue: [5, 10],
            min_players: 3,
            desc: 'Holds a place in ' \
                  'Ford.',
            abilities: [{ type: 'reservation', hex: 'C7', city: 0, slot: 1 },
                        { type: 'tile_lay', hexes: %w[D6], tiles: %w[57 V1] }],
            color: 'navy',
            text_color: 'white',
          },
        ].freeze

        CORPORATIONS = [
          {
            sym: 'VA',
            name: 'Vale Railway',
            logo: '18_vale/VA',
            tokens: [0, 40, 100],
            coordinates: 'C7',
            color: :'#37383a',
            float_percent: 60,
            destination_coordinates: 'B2',
          },
          {
            sym: 'M&O ',
            name: 'Marrow & Old Wall',
            tokens: [0, 40],
            coordinates: 'C5',
            city: 1,
            color: 'deepskyblue',
            text_color: 'black',
            float_percent: 60,
          },
          {
            sym: 'TT',
            name: 'Twin Towns',
            tokens: [20, 40],
            coordinates: 'C3',
            color: :valeRed,
            shares: [40, 20, 20, 20],
            float_percent: 60,
          },
          {
            sym: 'OW',
            name: 'Old Wall',
            tokens: [0],
            coordinates: %w[A5 Z99],
            type: 'minor',
            shares: [100],
            color: 'unheardof',
            float_percent: 60,
          },
        ].freeze

        MINORS = [{ sym: '1', name: 'One', tokens: [0], coordinates: 'B2', color: '#fff', text_color: 'black' }].freeze
      end
    end
  end
end
